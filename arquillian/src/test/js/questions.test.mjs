// The official client is asked by the bookshop's resolvers, on 2026-07-28.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const url = new URL(process.env.MCP_URL);

/** Runs one call as a user who answers every form in one way; gives the text and the forms. */
async function callAs(answer, name, args, capabilities = { elicitation: {} }) {
  const client = new Client(
    { name: 'mcp-cdi-tests', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities },
  );
  const forms = [];
  if (capabilities.elicitation) {
    client.setRequestHandler('elicitation/create', (request) => {
      forms.push(request.params);
      return answer;
    });
  }
  await client.connect(new StreamableHTTPClientTransport(url));
  try {
    const result = await client.callTool({ name, arguments: args });
    return { text: result.content[0].text, isError: result.isError ?? false, forms };
  } finally {
    await client.close();
  }
}

const yes = { action: 'accept', content: { confirm: true } };
const no = { action: 'accept', content: { confirm: false } };
const decline = { action: 'decline' };
const cancel = { action: 'cancel' };

const refusal = (action) =>
  `Error executing tool order_book: Resolver for parameter 'backorder' could not resolve: elicitation was ${action}`;

describe('what a resolver knows', () => {
  for (const [tool, title, text] of [
    ['reserve_book', 'Dune', "Reserved 'Dune' (6 copies left)."],
    ['reserve_book', 'Neuromancer', "'Neuromancer' is out of stock."],
    ['quote_delivery', 'Dune', "Ordered 'Dune'; it arrives tomorrow."],
    ['quote_delivery', 'Neuromancer', "'Neuromancer' is on backorder; it would arrive in 2-3 weeks."],
    ['order_book', 'Dune', "Ordered 'Dune'."],
    ['order_or_suggest', 'Dune', "Ordered 'Dune'."],
  ]) {
    test(`${tool} of ${title} asks nothing`, async () => {
      const call = await callAs(yes, tool, { title, stock: { title, copies: 99 } });
      assert.deepEqual(call, { text, isError: false, forms: [] });
    });
  }
});

describe('what a resolver asks', () => {
  const form = {
    mode: 'form',
    message: "'Neuromancer' is out of stock (2-3 weeks). Order anyway?",
    requestedSchema: {
      type: 'object',
      properties: {
        confirm: { description: 'Order anyway and wait?', title: 'Confirm', type: 'boolean' },
      },
      required: ['confirm'],
    },
  };
  const title = 'Neuromancer';

  for (const [name, answer, tool, text, isError] of [
    ['yes', yes, 'order_book', "Backordered 'Neuromancer'; it ships in 2-3 weeks.", false],
    ['no', no, 'order_book', 'No order placed.', false],
    ['decline', decline, 'order_book', refusal('decline'), true],
    ['cancel', cancel, 'order_book', refusal('cancel'), true],
    ['yes', yes, 'order_or_suggest', "Backordered 'Neuromancer'; it ships in 2-3 weeks.", false],
    ['decline', decline, 'order_or_suggest', "No order placed. 'Dune' is in stock.", false],
    ['cancel', cancel, 'order_or_suggest', "No order placed. 'Dune' is in stock.", false],
  ]) {
    test(`${tool}, answered with ${name}`, async () => {
      const call = await callAs(answer, tool, { title });
      assert.deepEqual(call, { text, isError, forms: [form] });
    });
  }

  test('a client that cannot ask is told what it lacks', async () => {
    await assert.rejects(callAs(yes, 'order_book', { title }, {}), (error) => {
      assert.equal(error.code, -32021);
      assert.deepEqual(error.data, { requiredCapabilities: { elicitation: { form: {} } } });
      return true;
    });
  });

  test('a client that cannot ask may order what is in stock', async () => {
    const call = await callAs(yes, 'order_book', { title: 'Dune' }, {});
    assert.deepEqual(call, { text: "Ordered 'Dune'.", isError: false, forms: [] });
  });
});
