import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Answers, KeptAnswer } from './answers.ts';
import { callerKey, readCaller } from './context.ts';

/** No network address looks like this, so nobody outside can pass for us. */
const HERE = 'in-process';

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
}

export const isLocalCall = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === HERE;

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function addressOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://local');
  return pathname + search;
}

/** Frozen to the last leaf: many pages hold the same answer at once. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

function readOnce(kept: KeptAnswer): unknown {
  kept.read ??= frozen(JSON.parse(String(kept.plain)));
  return kept.read;
}

/**
 * Carries the client's requests to this very process: kept answers straight from memory, others
 * through the whole of the server, so that a page gets exactly what a browser would.
 */
export const localTransport =
  (app: FastifyInstance, answers: Answers) =>
  async (request: LocalRequest): Promise<LocalResponse> => {
    const headers = lowerCased(request.headers);
    const url = addressOf(request.url);
    const kept = request.method === 'GET' && answers.at(callerKey(readCaller(headers)) + url);
    if (kept) return { status: 200, statusText: 'OK', headers: {}, data: readOnce(kept) };
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      remoteAddress: HERE,
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: { 'request-id': String(answer.headers['request-id']) },
      data: answer.json(),
    };
  };
