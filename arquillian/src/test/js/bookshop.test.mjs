// The official client against the running bookshop, once in each era.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const url = new URL(process.env.MCP_URL);
const MODERN = '2026-07-28';
const LEGACY = '2025-11-25';

const SEARCH_BOOKS_SCHEMA = {
  type: 'object',
  properties: {
    query: { description: 'Title or author to search for.', title: 'Query', type: 'string' },
    limit: { default: 10, maximum: 50, minimum: 1, title: 'Limit', type: 'integer' },
    genre: {
      anyOf: [{ enum: ['fiction', 'non-fiction', 'poetry'], type: 'string' }, { type: 'null' }],
      default: null,
      title: 'Genre',
    },
  },
  required: ['query'],
  title: 'search_booksArguments',
};

const TOOL_NAMES = [
  'blurb',
  'books_by_author',
  'catalog_folder',
  'count_wishes',
  'demonstrate_crash',
  'estimate_delivery',
  'find_book',
  'get_temperature',
  'give_book',
  'greet',
  'order_book',
  'order_or_suggest',
  'quote_delivery',
  'reserve_book',
  'search_books',
  'suggest_book',
  'wish_for_book',
];

/** A client that keeps the text of every answer it got. */
class RecordedClient {
  constructor(mode) {
    this.client = new Client(
      { name: 'mcp-cdi-tests', version: '1.0.0' },
      { versionNegotiation: { mode } },
    );
    this.answers = [];
  }

  connect() {
    const record = async (input, init) => {
      const response = await fetch(input, init);
      this.answers.push(await response.clone().text());
      return response;
    };
    return this.client.connect(new StreamableHTTPClientTransport(url, { fetch: record }));
  }

  /** Calls a tool; gives what the client made of it, and the result as it was on the wire. */
  async call(name, args = {}) {
    const result = await this.client.callTool({ name, arguments: args });
    return { result, wire: JSON.parse(this.answers.at(-1)).result };
  }
}

for (const { era, mode, revision } of [
  { era: 'legacy', mode: 'legacy', revision: LEGACY },
  { era: 'modern', mode: { pin: MODERN }, revision: MODERN },
]) {
  describe(`official client, ${era} era`, () => {
    const shop = new RecordedClient(mode);
    before(() => shop.connect());
    after(() => shop.client.close());

    /** What a result carries beside its own members. */
    const dressed = (result) =>
      era === 'legacy'
        ? result
        : {
            ...result,
            resultType: 'complete',
            _meta: {
              'io.modelcontextprotocol/serverInfo': { name: 'Bookshop', version: '1.0.0' },
            },
          };

    const failure = (text) => dressed({ content: [{ type: 'text', text }], isError: true });

    test('connects', () => {
      assert.equal(shop.client.getProtocolEra(), era);
      assert.equal(shop.client.getNegotiatedProtocolVersion(), revision);
      assert.deepEqual(shop.client.getServerVersion(), { name: 'Bookshop', version: '1.0.0' });
      assert.equal(shop.client.getInstructions(), 'Search before you order.');
    });

    test('lists the tools', async () => {
      const { tools } = await shop.client.listTools();
      assert.deepEqual(tools.map((tool) => tool.name), TOOL_NAMES);
      const byName = Object.fromEntries(tools.map((tool) => [tool.name, tool]));
      assert.deepEqual(byName.search_books, {
        name: 'search_books',
        description: 'Search the catalog by title or author.',
        inputSchema: SEARCH_BOOKS_SCHEMA,
        outputSchema: {
          type: 'object',
          properties: { result: { title: 'Result', type: 'string' } },
          title: 'search_booksOutput',
        },
      });
      assert.deepEqual(byName.reserve_book.inputSchema, {
        type: 'object',
        properties: { title: { title: 'Title', type: 'string' } },
        required: ['title'],
        title: 'reserve_bookArguments',
      });
      assert.equal(byName.find_book.title, 'Look up a book');
      assert.deepEqual(byName.find_book.annotations, { readOnlyHint: true, openWorldHint: false });
      assert.equal(byName.wish_for_book.outputSchema, undefined);
    });

    test('lists and reads resources', async () => {
      const { resources } = await shop.client.listResources();
      assert.deepEqual(resources.map((one) => one.uri), ['shop://genres']);
      const { resourceTemplates } = await shop.client.listResourceTemplates();
      assert.deepEqual(
        resourceTemplates.map((one) => one.uriTemplate),
        ['shop://books/{title}', 'shop://covers/{title}', 'shop://genres/{genre}'],
      );
      const { contents } = await shop.client.readResource({ uri: 'shop://books/Dune%20Messiah' });
      assert.deepEqual(JSON.parse(contents[0].text).title, 'Dune Messiah');
      const cover = await shop.client.readResource({ uri: 'shop://covers/Dune' });
      assert.match(Buffer.from(cover.contents[0].blob, 'base64').toString(), /^<svg .*>Dune</);
      await assert.rejects(
        shop.client.readResource({ uri: 'shop://books/None' }),
        // One kind to this client, whatever the code of the revision.
        (error) => error.code === -32602 && error.data.uri === 'shop://books/None',
      );
    });

    test('gets prompts, with completed arguments', async () => {
      const { prompts } = await shop.client.listPrompts();
      assert.deepEqual(prompts.map((one) => one.name), ['discuss_book', 'introduce_author']);
      const { completion } = await shop.client.complete({
        ref: { type: 'ref/prompt', name: 'discuss_book' },
        argument: { name: 'title', value: 'dune m' },
      });
      assert.deepEqual(completion.values, ['Dune Messiah']);
      const { messages } = await shop.client.getPrompt({
        name: 'discuss_book',
        arguments: { title: completion.values[0] },
      });
      assert.equal(messages[0].content.resource.uri, 'shop://books/Dune%20Messiah');
    });

    test('calls with defaults', async () => {
      const text = "Found 3 books matching 'dune' (showing up to 10).";
      const { wire } = await shop.call('search_books', { query: 'dune' });
      assert.deepEqual(
        wire,
        dressed({ content: [{ type: 'text', text }], structuredContent: { result: text } }),
      );
    });

    test('calls with all arguments', async () => {
      const { result } = await shop.call('search_books', { query: 'dune', limit: 5, genre: 'fiction' });
      assert.deepEqual(result.structuredContent, {
        result: "Found 3 books matching 'dune' in fiction (showing up to 5).",
      });
    });

    test('gets a wrapped number', async () => {
      const { result, wire } = await shop.call('get_temperature', { city: 'London' });
      assert.deepEqual(result.structuredContent, { result: 17 });
      assert.deepEqual(
        wire,
        dressed({ content: [{ type: 'text', text: '17' }], structuredContent: { result: 17 } }),
      );
    });

    test('gets a record', async () => {
      const book = { title: 'Neuromancer', author: 'William Gibson', published: 1984, genre: 'fiction' };
      const { result } = await shop.call('find_book', { title: 'neuromancer' });
      assert.deepEqual(result.structuredContent, book);
      assert.deepEqual(JSON.parse(result.content[0].text), book);
    });

    test('gets a list, one block an element', async () => {
      const { result } = await shop.call('books_by_author', { author: 'William Gibson' });
      assert.deepEqual(
        result.structuredContent.result.map((book) => book.title),
        ['Neuromancer', 'Count Zero', 'Mona Lisa Overdrive', 'Pattern Recognition'],
      );
      assert.equal(result.content.length, 4);
    });

    test('gets the outcome of a stage', async () => {
      const { result } = await shop.call('estimate_delivery', { country: 'United Kingdom' });
      assert.deepEqual(result.structuredContent, { country: 'United Kingdom', days: 2 });
    });

    test('gets nothing from a void method, whose effect lasts', async () => {
      const title = `The Book of ${era}`;
      const { wire } = await shop.call('wish_for_book', { title });
      assert.deepEqual(wire, dressed({ content: [] }));
      const { result } = await shop.call('count_wishes', { title });
      assert.deepEqual(result.structuredContent, { result: 1 });
    });

    test('learns why limit=999 is refused', async () => {
      const { wire } = await shop.call('search_books', { query: 'dune', limit: 999 });
      assert.deepEqual(
        wire,
        failure(
          'Error executing tool search_books: 1 validation error for search_booksArguments\n' +
            'limit\n' +
            '  Input should be less than or equal to 50 [type=less_than_equal, input_value=999, input_type=int]',
        ),
      );
    });

    test('learns that a tool is unknown', async () => {
      const { wire } = await shop.call('burn_books');
      assert.deepEqual(wire, failure('Unknown tool: burn_books'));
    });

    test('reads the message of a ToolException', async () => {
      const { wire } = await shop.call('get_temperature', { city: 'Paris' });
      assert.deepEqual(wire, failure("Error executing tool get_temperature: No reading for 'Paris'. Known cities: Cairo, London."));
    });

    test('learns nothing from a crash', async () => {
      const { wire } = await shop.call('demonstrate_crash');
      assert.deepEqual(wire, failure('Error executing tool demonstrate_crash'));
      assert.ok(!shop.answers.join().includes('swordfish'));
    });
  });
}

test('both eras see one list of wishes', async () => {
  const title = 'A Book for Everyone';
  for (const mode of ['legacy', { pin: MODERN }]) {
    const shop = new RecordedClient(mode);
    await shop.connect();
    await shop.call('wish_for_book', { title });
    await shop.client.close();
  }
  const shop = new RecordedClient('auto');
  await shop.connect();
  assert.equal(shop.client.getProtocolEra(), 'modern');
  const { result } = await shop.call('count_wishes', { title });
  assert.deepEqual(result.structuredContent, { result: 2 });
  await shop.client.close();
});
