// The official client runs the bookshop on standard input and output, once in each era.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { transports } from './transports.mjs';

for (const { era, mode } of [
  { era: 'legacy', mode: 'legacy' },
  { era: 'modern', mode: { pin: '2026-07-28' } },
  { era: 'modern', mode: 'auto' },
]) {
  describe(`official client over stdio, ${JSON.stringify(mode)}`, () => {
    const client = new Client({ name: 'mcp-cdi-tests', version: '1.0.0' }, { versionNegotiation: { mode } });
    before(() => client.connect(transports['over stdio']()));
    after(() => client.close());

    const call = (name, args) => client.callTool({ name, arguments: args });

    test('connects', () => {
      assert.equal(client.getProtocolEra(), era);
      assert.deepEqual(client.getServerVersion(), { name: 'Bookshop', version: '1.0.0' });
    });

    test('lists the tools', async () => {
      const { tools } = await client.listTools();
      assert.equal(tools.length, 17);
      assert.equal(tools[1].name, 'books_by_author');
    });

    test('gets a record', async () => {
      const { structuredContent } = await call('find_book', { title: 'neuromancer' });
      assert.deepEqual(structuredContent, {
        title: 'Neuromancer',
        author: 'William Gibson',
        published: 1984,
        genre: 'fiction',
      });
    });

    test('gets the text of every alphabet as it was sent', async () => {
      const { content } = await call('greet', { name: 'Ωmega, Đorđe, 書店, 📚' });
      assert.equal(content[0].text, 'Welcome to the bookshop, Ωmega, Đorđe, 書店, 📚.');
    });

    test('reads failures', async () => {
      const missing = await call('find_book', { title: 'Dun' });
      assert.equal(missing.isError, true);
      assert.match(missing.content[0].text, /^Error executing tool find_book: No book is titled 'Dun'\./);
      const unknown = await call('burn_books', {});
      assert.deepEqual([unknown.isError, unknown.content[0].text], [true, 'Unknown tool: burn_books']);
    });

    test('gets 20 answers whole that were asked for at once', async () => {
      const names = Array.from({ length: 20 }, (_, i) => `${i} `.padEnd(20_000, 'ä'));
      const answers = await Promise.all(names.map((name) => call('greet', { name })));
      assert.deepEqual(
        answers.map((answer) => answer.content[0].text),
        names.map((name) => `Welcome to the bookshop, ${name}.`),
      );
    });
  });
}

test('both eras share one pipe, whose end ends the program in order', async () => {
  const server = spawn(process.env.MCP_STDIO, { stdio: ['pipe', 'pipe', 'ignore'] });
  const exit = once(server, 'exit');
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`);
    return JSON.parse((await lines.next()).value);
  };
  const modern = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const discovered = await ask({ id: 1, method: 'server/discover', params: { _meta: modern } });
  assert.deepEqual(discovered.result.supportedVersions, ['2026-07-28']);
  const opened = await ask({
    id: 2,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    },
  });
  assert.equal(opened.result.protocolVersion, '2025-06-18');
  const pinged = await ask({ id: 'p', method: 'ping' });
  assert.deepEqual(pinged, { jsonrpc: '2.0', id: 'p', result: {} });
  server.stdin.end();
  assert.deepEqual(await exit, [0, null]);
  assert.equal((await lines.next()).done, true);
});
