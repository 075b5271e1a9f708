// The official client is asked by the bookshop's resolvers, on 2026-07-28, over both transports.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { transports } from './transports.mjs';

/** A user who answers every form in one way, which can be changed. */
class User {
  constructor(capabilities) {
    this.client = new Client(
      { name: 'mcp-cdi-tests', version: '1.0.0' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities },
    );
    this.forms = [];
    if (capabilities.elicitation) {
      this.client.setRequestHandler('elicitation/create', (request) => {
        this.forms.push(request.params);
        return this.answer;
      });
    }
  }

  /** Calls a tool; gives the text of the result and the forms that were shown. */
  async call(name, args, answer) {
    this.answer = answer;
    this.forms = [];
    const result = await this.client.callTool({ name, arguments: args });
    return { text: result.content[0].text, isError: result.isError ?? false, forms: this.forms };
  }
}

const answers = {
  yes: { action: 'accept', content: { confirm: true } },
  no: { action: 'accept', content: { confirm: false } },
  decline: { action: 'decline' },
  cancel: { action: 'cancel' },
  nonsense: { action: 'accept', content: { confirm: 'perhaps' } },
  silence: { action: 'accept' },
};

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

const failed = (rest) => `Error executing tool order_book: ${rest}`;
const refusal = "Resolver for parameter 'backorder' could not resolve: elicitation was";
const received = "Resolver 'confirmBackorder' received an accepted elicitation";

for (const [transport, connection] of Object.entries(transports)) {
  describe(`resolvers, ${transport}`, () => {
    const user = new User({ elicitation: {} });
    before(() => user.client.connect(connection()));
    after(() => user.client.close());

    for (const [tool, title, text] of [
      ['reserve_book', 'Dune', "Reserved 'Dune' (6 copies left)."],
      ['reserve_book', 'Neuromancer', "'Neuromancer' is out of stock."],
      ['quote_delivery', 'Dune', "Ordered 'Dune'; it arrives tomorrow."],
      ['quote_delivery', 'Neuromancer', "'Neuromancer' is on backorder; it would arrive in 2-3 weeks."],
      ['order_book', 'Dune', "Ordered 'Dune'."],
      ['order_or_suggest', 'Dune', "Ordered 'Dune'."],
    ]) {
      test(`${tool} of ${title} asks nothing, and the client cannot make up the stock`, async () => {
        const call = await user.call(tool, { title, stock: { title, copies: 99 } });
        assert.deepEqual(call, { text, isError: false, forms: [] });
      });
    }

    for (const [answer, tool, text, isError] of [
      ['yes', 'order_book', "Backordered 'Neuromancer'; it ships in 2-3 weeks.", false],
      ['no', 'order_book', 'No order placed.', false],
      ['decline', 'order_book', failed(`${refusal} decline`), true],
      ['cancel', 'order_book', failed(`${refusal} cancel`), true],
      ['nonsense', 'order_book', failed(`${received} whose content does not match the requested schema`), true],
      ['silence', 'order_book', failed(`${received} with no content`), true],
      ['yes', 'order_or_suggest', "Backordered 'Neuromancer'; it ships in 2-3 weeks.", false],
      ['decline', 'order_or_suggest', "No order placed. 'Dune' is in stock.", false],
      ['cancel', 'order_or_suggest', "No order placed. 'Dune' is in stock.", false],
    ]) {
      test(`${tool} asks, and hears ${answer}`, async () => {
        const call = await user.call(tool, { title: 'Neuromancer' }, answers[answer]);
        assert.deepEqual(call, { text, isError, forms: [form] });
      });
    }
  });

  describe(`resolvers of a client that shows no forms, ${transport}`, () => {
    const user = new User({});
    before(() => user.client.connect(connection()));
    after(() => user.client.close());

    test('it learns what it lacks when it is asked', async () => {
      await assert.rejects(user.call('order_book', { title: 'Neuromancer' }), (error) => {
        assert.equal(error.code, -32021);
        assert.deepEqual(error.data, { requiredCapabilities: { elicitation: { form: {} } } });
        return true;
      });
    });

    test('it may order what needs no question', async () => {
      const call = await user.call('order_book', { title: 'Dune' });
      assert.deepEqual(call, { text: "Ordered 'Dune'.", isError: false, forms: [] });
    });
  });
}
