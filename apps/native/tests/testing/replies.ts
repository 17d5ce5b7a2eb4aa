import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string) =>
  readFileSync(path.join(__dirname, '../replies', `${name}.json`), 'utf8');

/** A shop that answers the calls of the two native screens from files, and everything else with "not found". */
export function createFetcher(over: Readonly<Record<string, string>> = {}) {
  const calls: string[] = [];
  const find = (url: string): string | undefined => {
    const known = Object.keys(over).find((part) => url.includes(part));
    if (known) return over[known];
    if (/\/products\/\d+(?:\?|$)/.test(url)) return read('product');
    return /\/(?:categories|brands|sets|sales)\/\w+\/products/.test(url) ? read('list') : undefined;
  };
  const fetcher = (async (url: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${url}`);
    const text = find(url);
    const missing = JSON.stringify({ error: { code: 'not-found', message: '' } });
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      statusText: '',
      headers: new Map(),
      text: async () => text ?? missing,
    };
  }) as unknown as typeof fetch;
  return { fetcher, calls };
}
