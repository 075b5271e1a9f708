// The ways to the bookshop: MCP_URL says where it runs, MCP_STDIO is the script that runs it.
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export const transports = {
  'over HTTP': () => new StreamableHTTPClientTransport(new URL(process.env.MCP_URL)),
  'over stdio': () => new StdioClientTransport({ command: process.env.MCP_STDIO, stderr: 'ignore' }),
};
