import type { Call } from '@vitrine/contract';
import { type AdminCallName, adminCalls, mayCall } from '@vitrine/contract/admin';
import { onTestFinished, vi } from 'vitest';
import { prettifyError } from 'zod';
import type { CurrentOperator } from '../session/useOperator.ts';

/** A call as the server would have got it. */
export interface SentCall {
  name: AdminCallName;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  version: string | null;
  idempotencyKey: string | null;
}

/**
 * What the server answers: a value, or a function of the call. A `Response` is answered as it is; a value has to
 * match the contract, and only what the contract names of it is answered.
 */
export type CallAnswers = { readonly [N in AdminCallName]?: unknown };

const CALLS = Object.entries<Call>(adminCalls).map(([name, call]) => ({
  name: name as AdminCallName,
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function findCall(method: string, path: string) {
  for (const { name, call, pattern } of CALLS) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (match) return { name, call, params: { ...match.groups } };
  }
  return undefined;
}

/** An error as the server writes it, with a message for each field of the body. */
export const problemResponse = (
  status: number,
  code: string,
  fields: Readonly<Record<string, string>> = {},
) => {
  const entries = Object.entries(fields).map(([path, message]) => ({
    path: `body.${path}`,
    message,
  }));
  const error = { code, message: `problem ${code}`, requestId: 'r', fields: entries };
  return Response.json({ error }, { status });
};

/** What of a call and its answer the contract does not allow. */
function findBreaches(call: Call, sent: SentCall, value: unknown): string[] {
  const { name, params, query, body } = sent;
  const parts = [
    ['params', call.params, params],
    ['query', call.query, query],
    ['body', call.body, body],
    ['response', call.response, value],
  ] as const;
  return parts.flatMap(([part, schema, given]) => {
    const error = schema?.safeParse(given).error;
    return error ? [`${name}, ${part}: ${prettifyError(error)}`] : [];
  });
}

/**
 * Answers the calls of a screen by their names, and keeps what was sent. Fails the test at a breach of the
 * contract, and at a call that the operator may not make.
 */
export function stubCalls(
  answers: CallAnswers,
  operator: Pick<CurrentOperator, 'permissions' | 'merchantId'>,
): SentCall[] {
  const sent: SentCall[] = [];
  const breaches: string[] = [];
  onTestFinished(() => {
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
  });
  vi.stubGlobal('fetch', async (target: string, init: RequestInit = {}) => {
    const url = new URL(target, 'http://shop.test');
    const found = findCall(init.method ?? 'GET', url.pathname);
    if (!found) throw new Error(`no call at ${target}`);
    const { name, params } = found;
    const headers = new Headers(init.headers);
    const call: SentCall = {
      name,
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      version: headers.get('if-match'),
      idempotencyKey: headers.get('idempotency-key'),
    };
    sent.push(call);
    if (!mayCall(found.call, operator)) breaches.push(`${name} is not for this operator`);
    const answer = answers[name];
    const value: unknown = typeof answer === 'function' ? await answer(call) : answer;
    if (value instanceof Response) return value.clone();
    if (value === undefined) return problemResponse(404, 'not-found');
    breaches.push(...findBreaches(found.call, call, value));
    return Response.json(found.call.response.safeParse(value).data ?? value);
  });
  return sent;
}
