// The official client against the fixtures, once in each era: schemas that developers wrote by hand.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const url = new URL(process.env.MCP_URL);

for (const { era, mode } of [
  { era: 'legacy', mode: 'legacy' },
  { era: 'modern', mode: { pin: '2026-07-28' } },
]) {
  describe(`hand-written schemas, ${era} era`, () => {
    const client = new Client(
      { name: 'mcp-cdi-tests', version: '1.0.0' },
      { versionNegotiation: { mode } },
    );
    let tools;
    before(async () => {
      await client.connect(new StreamableHTTPClientTransport(url));
      // It learns the output schemas, which it then checks results by.
      tools = Object.fromEntries((await client.listTools()).tools.map((tool) => [tool.name, tool]));
    });
    after(() => client.close());

    const call = (name, args = {}) => client.callTool({ name, arguments: args });
    const failure = (result, text) => {
      assert.equal(result.isError, true);
      assert.deepEqual(result.content, [{ type: 'text', text }]);
    };

    test('are listed as they stand', () => {
      assert.deepEqual(tools.schema_reading.inputSchema, {
        type: 'object',
        properties: { unit: { enum: ['C', 'F'] }, degrees: { type: 'number', title: 'Degrees' } },
        required: ['unit', 'degrees'],
        title: 'schema_readingArguments',
      });
      assert.deepEqual(tools.schema_reading.outputSchema, {
        type: 'object',
        properties: { unit: { enum: ['C', 'F'] }, degrees: { type: 'number' } },
        required: ['unit', 'degrees'],
        if: { properties: { unit: { const: 'C' } } },
        then: { properties: { degrees: { minimum: -273.15 } } },
        additionalProperties: false,
      });
    });

    test('describe what comes back', async () => {
      const { structuredContent } = await call('schema_reading', { unit: 'F', degrees: -300.5 });
      assert.deepEqual(structuredContent, { unit: 'F', degrees: -300.5 });
    });

    test('keep back what they do not describe', async () => {
      failure(
        await call('schema_reading', { unit: 'C', degrees: -300 }),
        'Error executing tool schema_reading',
      );
    });

    test('refuse what they do not allow', async () => {
      failure(
        await call('schema_reading', { unit: 'K', degrees: 1 }),
        "Error executing tool schema_reading: 1 validation error for schema_readingArguments\nunit\n  Input should be 'C' or 'F' [type=literal_error, input_value='K', input_type=str]",
      );
    });

    test('stand for types that the application gives a form', async () => {
      assert.deepEqual(tools.schema_paint.inputSchema.properties.color, {
        type: 'string',
        pattern: '^#[0-9a-f]{6}$',
        title: 'Color',
      });
      const { structuredContent } = await call('schema_paint', { color: '#ff8000' });
      assert.deepEqual(structuredContent, { result: '#007fff' });
      failure(
        await call('schema_paint', { color: 'red' }),
        "Error executing tool schema_paint: 1 validation error for schema_paintArguments\ncolor\n  String should match pattern '^#[0-9a-f]{6}$' [type=string_pattern_mismatch, input_value='red', input_type=str]",
      );
    });

    test('are not there for blocks among other values', async () => {
      assert.equal(tools.schema_mixed.outputSchema, undefined);
      const { content, structuredContent } = await call('schema_mixed');
      assert.deepEqual(
        content.map((block) => block.text ?? block.type),
        ['Here:', 'image', '1.10', 'a', 'b'],
      );
      assert.equal(structuredContent, undefined);
    });

    test('may repeat an argument in a header', async () => {
      const { content } = await call('test_header_region', { region: 'Zürich' });
      assert.deepEqual(content, [{ type: 'text', text: 'Region Zürich' }]);
    });
  });
}
