import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { listIds } from './cached-response.ts';
import { localeKey, readRequestLocale } from './handler-context.ts';
import type { ResponseCache } from './response-cache.ts';
import { TRAITS_HEADER } from './visitor-traits.ts';

/** Not a valid IP address, so no request from the network can have it. */
const LOCAL_ADDRESS = 'in-process';

interface LocalRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

interface LocalResponse {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  data: unknown;
  /** The ids in the data, so that a page knows what it shows. */
  ids: readonly string[];
}

export const isInProcessRequest = ({ raw }: FastifyRequest): boolean =>
  raw.socket.remoteAddress === LOCAL_ADDRESS;

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function pathWithQuery(url: string): string {
  const { pathname, search } = new URL(url, 'http://local');
  return pathname + search;
}

/**
 * A transport of the API client that calls this process: cached responses come straight from memory,
 * others go through the whole server, so that a page gets exactly what a browser would get.
 */
export const createLocalTransport =
  (app: FastifyInstance, responseCache: ResponseCache) =>
  async (request: LocalRequest): Promise<LocalResponse> => {
    const headers = lowerCased(request.headers);
    const url = pathWithQuery(request.url);
    const cached =
      request.method === 'GET' &&
      responseCache.findParsedByUrl(
        localeKey(readRequestLocale(headers)) + (headers[TRAITS_HEADER] ?? '') + url,
      );
    if (cached) return { status: 200, statusText: 'OK', headers: {}, ...cached };
    const response = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      remoteAddress: LOCAL_ADDRESS,
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    const data = response.json();
    return {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: { 'request-id': String(response.headers['request-id']) },
      data,
      ids: listIds(data),
    };
  };
