import type { Call } from '@vitrine/contract';
import { pick, seeded } from '../../../demo/random.ts';
import type { Sent } from './recipe.ts';

/** What strangers send. Each is put, as it is, wherever a call takes anything. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '1.5',
  '999999999999',
  '99999999999999999999',
  'null',
  'undefined',
  'true,false',
  ',',
  'a'.repeat(300),
  'a'.repeat(20_000),
  '别处'.repeat(40),
  '\u0000',
  'x\r\nset-cookie: x=1',
  "';drop table products;--",
  "' or '1'='1",
  '1; select pg_sleep(9)',
  '1) union select key_hash from sessions--',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  '{{7*7}}',
  `$${'{7*7}'}`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '\ud800',
  '%ff',
  '100%',
  '()*[]\\^$',
  '𠮷🇨🇳\u202e',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
];

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

/** What a body may hold beside texts. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { $gt: '' },
  { toString: 'x' },
  { constructor: { prototype: {} } },
  deep(60),
  Array.from({ length: 500 }, () => 'x'),
];

/** Bodies that are no good whatever the call. */
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"x"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  '\ufeff{}',
];

const HEADERS: readonly (readonly [string, string])[] = [
  ['accept-language', 'xx-YY;q=9,*'],
  ['accept-language', 'a'.repeat(4_000)],
  ['country', "CN';--"],
  ['currency', '__proto__'],
  ['session-key', "' or 1=1--"],
  ['session-key', 'x'.repeat(43)],
  ['cookie', `session=${'x'.repeat(43)}`],
  ['cookie', 'session=; session=%00; language=../../x'],
  ['idempotency-key', "'; drop table orders;--"],
  ['idempotency-key', 'x'.repeat(500)],
  ['request-id', 'a b\tc'],
  ['x-forwarded-for', '127.0.0.1, evil'],
  ['x-http-method-override', 'DELETE'],
  ['content-type', 'text/html'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['accept-encoding', 'br;q=0, *;q=1, x'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-,1-'],
  ['origin', 'https://evil.example'],
];

const FILES = [
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)//')]),
  Buffer.from('%PDF-1.7'),
  Buffer.alloc(6 * 1024 * 1024, 0x41),
];

/** A request in the form it is injected, which need not be one that our client could make. */
export interface Attack {
  sent: Sent;
  /** Sent as it is instead of the body. */
  rawBody?: string;
}

const namesOf = (part: Call['params']) => Object.keys(part?.shape ?? {});

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the leaves of a body are: `['items', '0', 'quantity']`. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key])),
  ];
}

function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? withAt(inner, rest, put) : inner));
  return isObject(value) ? { ...value, [key]: withAt(value[key], rest, put) } : value;
}

function withoutAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isObject(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: withoutAt(inner, rest) };
}

type Texts = readonly string[];

const inParams = (call: Call, good: Sent, texts: Texts): Attack[] =>
  namesOf(call.params).flatMap((name) =>
    texts.map((text) => ({ sent: { ...good, params: { ...good.params, [name]: text } } })),
  );

const inQuery = (call: Call, good: Sent, texts: Texts): Attack[] =>
  [...namesOf(call.query), 'unknown'].flatMap((name) =>
    texts.map((text) => ({ sent: { ...good, query: { ...good.query, [name]: text } } })),
  );

const inHeaders = (good: Sent): Attack[] =>
  HEADERS.map(([name, value]) => ({ sent: { ...good, headers: { [name]: value } } }));

function inBody({ body }: Call, good: Sent, texts: Texts): Attack[] {
  if (!body) return [];
  const whole = BODIES.map((rawBody) => ({ sent: good, rawBody }));
  const parts = leavesOf(good.body).flatMap((path) => [
    { sent: { ...good, body: withoutAt(good.body, path) } },
    ...[...texts, ...VALUES].map((put) => ({
      sent: { ...good, body: withAt(good.body, path, put) },
    })),
  ]);
  const more = { ...(good.body as Json), isAdmin: true, shopperId: '1', price: 1, total: 0 };
  return [...whole, { sent: { ...good, body: more } }, ...parts];
}

const inFile = (call: Call, good: Sent): Attack[] =>
  call.upload ? FILES.map((file) => ({ sent: { ...good, file } })) : [];

/** Several places at once, drawn by chance that repeats itself. */
function mixed(single: readonly Attack[], count: number, seed: string): Attack[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [a, b] = [pick(random, single), pick(random, single)];
    const sent: Sent = {
      ...a.sent,
      query: { ...a.sent.query, ...b.sent.query },
      headers: { ...a.sent.headers, ...b.sent.headers },
      params: { ...b.sent.params, ...a.sent.params },
    };
    return { sent, ...(b.rawBody === undefined ? {} : { rawBody: b.rawBody }) };
  });
}

/** At least this many requests are made of every call. */
export const ATTACKS = 300;

/** What is sent instead of the good request; `names` are of things that belong to somebody else. */
export function attacksOn(call: Call, good: Sent, seed: string, names: Texts): Attack[] {
  const texts = [...TEXTS, ...names];
  const single = [
    ...inParams(call, good, texts),
    ...inQuery(call, good, texts),
    ...inHeaders(good),
    ...inBody(call, good, texts),
    ...inFile(call, good),
  ];
  return [...single, ...mixed(single, Math.max(40, ATTACKS - single.length), seed)];
}
