import type { AdminCallName } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';
import { vi } from 'vitest';

/** A call as the server would have got it. */
export interface SentCall {
  name: AdminCallName;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  version: string | null;
}

/** What the server answers: a value, or a function of the call. A `Response` is answered as it is. */
export type CallAnswers = { readonly [N in AdminCallName]?: unknown };

function findCall(method: string, path: string): Pick<SentCall, 'name' | 'params'> | undefined {
  for (const [name, [callMethod, template]] of Object.entries(adminTable)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = callMethod === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match) return { name: name as AdminCallName, params: { ...match.groups } };
  }
  return undefined;
}

/** An error as the server writes it. */
export const problemResponse = (status: number, code: string, fields?: Record<string, string>) =>
  Response.json({ error: { code, message: `problem ${code}`, fields } }, { status });

/** Answers the calls of a screen by their names, and keeps what was sent. */
export function stubCalls(answers: CallAnswers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (target: string, init: RequestInit = {}) => {
    const url = new URL(target, 'http://shop.test');
    const found = findCall(init.method ?? 'GET', url.pathname);
    if (!found) throw new Error(`no call at ${target}`);
    const call: SentCall = {
      ...found,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      version: new Headers(init.headers).get('if-match'),
    };
    sent.push(call);
    const answer = answers[found.name];
    const value: unknown = typeof answer === 'function' ? await answer(call) : answer;
    if (value instanceof Response) return value;
    return value === undefined ? problemResponse(404, 'not-found') : Response.json(value);
  });
  return sent;
}
