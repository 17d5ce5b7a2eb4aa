import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server received. */
export interface PartnerRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The reply of the server: JSON, text, no reply at all, or a closed connection. */
export type PartnerAnswer =
  | { json: unknown; status?: number }
  | { text: string; status?: number }
  | 'silence'
  | 'hang-up';

async function bodyOf(request: AsyncIterable<unknown>): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/**
 * Starts a local server that plays a provider, and records its requests.
 *
 * @example
 * const partner = await openPartnerServer(() => ({ json: { errcode: 40029 } }));
 */
export async function openPartnerServer(answer: (request: PartnerRequest) => PartnerAnswer) {
  const requests: PartnerRequest[] = [];
  const server = createServer(async (raw, reply) => {
    const { pathname, searchParams } = new URL(raw.url ?? '/', 'http://partner');
    const request: PartnerRequest = {
      method: raw.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: raw.headers,
      body: await bodyOf(raw),
    };
    requests.push(request);
    const result = answer(request);
    if (result === 'silence') return;
    if (result === 'hang-up') return raw.socket.destroy();
    const text = 'json' in result ? JSON.stringify(result.json) : result.text;
    reply.writeHead(result.status ?? 200).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
