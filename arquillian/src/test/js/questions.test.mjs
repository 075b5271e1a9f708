// Official clients of both eras are asked by the bookshop's resolvers, over both transports.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { transports } from './transports.mjs';

/** A client with its user, model and folders, which answer as they are told. */
class Asked {
  constructor(mode, capabilities) {
    this.client = new Client(
      { name: 'mcp-cdi-tests', version: '1.0.0' },
      { versionNegotiation: { mode }, capabilities },
    );
    this.isLegacy = mode === 'legacy';
    for (const [capability, method] of [
      ['elicitation', 'elicitation/create'],
      ['sampling', 'sampling/createMessage'],
      ['roots', 'roots/list'],
    ]) {
      if (capabilities[capability]) {
        this.client.setRequestHandler(method, ({ params }) => this.asked(method, params));
      }
    }
  }

  asked(method, params) {
    const { elicitationId, ...question } = params ?? {};
    // Only 2025-11-25 tells when the work on a page is done.
    assert.equal(elicitationId !== undefined, this.isLegacy && question.mode === 'url');
    if (method !== 'roots/list') {
      this.questions.push(question);
    }
    return typeof this.answer === 'function' ? this.answer(question) : this.answer;
  }

  /** Calls a tool; gives the text of the result and what was asked meanwhile. */
  async call(name, args, answer) {
    this.answer = answer;
    this.questions = [];
    const result = await this.client.callTool({ name, arguments: args });
    const { questions } = this;
    return { text: result.content[0].text, isError: result.isError ?? false, questions };
  }
}

/** Two clients of equal capabilities, one of 2025-11-25 and one of 2026-07-28. */
class BothEras {
  constructor(capabilities) {
    this.clients = ['legacy', { pin: '2026-07-28' }].map((mode) => new Asked(mode, capabilities));
  }

  connect(connection) {
    return Promise.all(this.clients.map(({ client }) => client.connect(connection())));
  }

  close() {
    return Promise.all(this.clients.map(({ client }) => client.close()));
  }

  /** Calls a tool with each client; gives what came of it, which is the same. */
  async call(name, args, answer) {
    const [legacy, modern] = await Promise.all(
      this.clients.map((client) => client.call(name, args, answer)),
    );
    assert.deepEqual(legacy, modern);
    return modern;
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

const wrapping = {
  mode: 'form',
  message: "How shall we wrap 'Dune'?",
  requestedSchema: {
    type: 'object',
    properties: {
      paper: {
        description: 'What to wrap it in.',
        oneOf: [
          { const: 'red', title: 'Red paper' },
          { const: 'gold', title: 'Gold paper' },
        ],
        title: 'Paper',
        type: 'string',
      },
    },
    required: ['paper'],
  },
};

const page = {
  mode: 'url',
  message: "Pay for 'Dune'.",
  url: 'https://bookshop.example/pay?title=Dune',
};

for (const [transport, connection] of Object.entries(transports)) {
  describe(`resolvers, ${transport}`, () => {
    const clients = new BothEras({ elicitation: { form: {}, url: {} }, sampling: {}, roots: {} });
    before(() => clients.connect(connection));
    after(() => clients.close());

    for (const [tool, title, text] of [
      ['reserve_book', 'Dune', "Reserved 'Dune' (6 copies left)."],
      ['reserve_book', 'Neuromancer', "'Neuromancer' is out of stock."],
      ['quote_delivery', 'Dune', "Ordered 'Dune'; it arrives tomorrow."],
      ['quote_delivery', 'Neuromancer', "'Neuromancer' is on backorder; it would arrive in 2-3 weeks."],
      ['order_book', 'Dune', "Ordered 'Dune'."],
      ['order_or_suggest', 'Dune', "Ordered 'Dune'."],
    ]) {
      test(`${tool} of ${title} asks nothing, and the client cannot make up the stock`, async () => {
        const call = await clients.call(tool, { title, stock: { title, copies: 99 } });
        assert.deepEqual(call, { text, isError: false, questions: [] });
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
        const call = await clients.call(tool, { title: 'Neuromancer' }, answers[answer]);
        assert.deepEqual(call, { text, isError, questions: [form] });
      });
    }

    const said = (content) => ({ role: 'assistant', content, model: 'tests', stopReason: 'endTurn' });
    const sound = { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' };

    for (const [tool, args, prompt, maxTokens, content, text] of [
      [
        'suggest_book',
        { genre: 'fiction' },
        'Suggest one fiction book title. Answer with the title only.',
        50,
        { type: 'text', text: 'Dune' },
        "Today's fiction pick: Dune",
      ],
      [
        'suggest_book',
        { genre: 'poetry' },
        'Suggest one poetry book title. Answer with the title only.',
        50,
        sound,
        "Today's poetry pick: the classics",
      ],
      [
        'blurb',
        { title: 'Dune' },
        "Write a one-sentence blurb for the book 'Dune'.",
        60,
        { type: 'text', text: 'Sand, spice and a messiah.' },
        'Sand, spice and a messiah.',
      ],
      ['blurb', { title: 'Dune' }, "Write a one-sentence blurb for the book 'Dune'.", 60, sound, 'No blurb.'],
    ]) {
      test(`${tool} asks the model, which answers with ${content.type}: ${text}`, async () => {
        const call = await clients.call(tool, args, said(content));
        const messages = [{ role: 'user', content: { type: 'text', text: prompt } }];
        assert.deepEqual(call, { text, isError: false, questions: [{ messages, maxTokens }] });
      });
    }

    for (const [roots, text] of [
      [[{ uri: 'file:///home/ann/books', name: 'Books' }, { uri: 'file:///tmp' }], 'file:///home/ann/books'],
      [[], 'No workspace folders shared.'],
    ]) {
      test(`catalog_folder gets ${roots.length} folders: ${text}`, async () => {
        const call = await clients.call('catalog_folder', {}, { roots });
        assert.deepEqual(call, { text, isError: false, questions: [] });
      });
    }

    for (const [consent, text] of [
      ['accept', "'Dune' goes out in gold paper once it is paid."],
      ['decline', "Kept 'Dune' for you, unpaid."],
    ]) {
      test(`give_book shows a form and a page at once, ${consent}: ${text}`, async () => {
        const call = await clients.call('give_book', { title: 'Dune' }, (params) =>
          params.mode === 'url'
            ? { action: consent }
            : { action: 'accept', content: { paper: 'gold' } },
        );
        assert.deepEqual(call, { text, isError: false, questions: [wrapping, page] });
      });
    }
  });

  describe(`resolvers of a client that can do nothing, ${transport}`, () => {
    const clients = new BothEras({});
    before(() => clients.connect(connection));
    after(() => clients.close());

    for (const [tool, args, requiredCapabilities] of [
      ['order_book', { title: 'Neuromancer' }, { elicitation: { form: {} } }],
      ['give_book', { title: 'Dune' }, { elicitation: { form: {} } }],
      ['suggest_book', { genre: 'fiction' }, { sampling: {} }],
      ['blurb', { title: 'Dune' }, { sampling: {} }],
      ['catalog_folder', {}, { roots: {} }],
    ]) {
      test(`${tool} tells it what it lacks`, async () => {
        for (const client of clients.clients) {
          await assert.rejects(client.call(tool, args), ({ code, data }) => {
            assert.deepEqual({ code, data }, { code: -32021, data: { requiredCapabilities } });
            return true;
          });
        }
      });
    }

    test('it may order what needs no question', async () => {
      const call = await clients.call('order_book', { title: 'Dune' });
      assert.deepEqual(call, { text: "Ordered 'Dune'.", isError: false, questions: [] });
    });
  });
}
