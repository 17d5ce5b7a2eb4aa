import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a partner got it. */
export interface PartnerRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a partner answers: JSON with 200, a text, nothing at all, or the end of the connection. */
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
 * A partner on this machine, that answers as its documentation says.
 *
 * @example
 * const partner = await openPartner(() => ({ json: { errcode: 40029 } }));
 */
export async function openPartner(answer: (request: PartnerRequest) => PartnerAnswer) {
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
    const given = answer(request);
    if (given === 'silence') return;
    if (given === 'hang-up') return raw.socket.destroy();
    const text = 'json' in given ? JSON.stringify(given.json) : given.text;
    reply.writeHead(given.status ?? 200).end(text);
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
