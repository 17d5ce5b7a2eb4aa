import type { Call } from '@vitrine/contract';
import { createBomb, createDeepArchive } from '../admin/create-bomb.ts';
import { pick, seeded } from '../support/random.ts';
import type { CallInput } from './call-input.ts';

/** Hostile texts, sent wherever a call takes input. */
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

const nest = (depth: number): unknown => (depth === 0 ? 'x' : [nest(depth - 1)]);

/** Hostile JSON values. */
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
  nest(60),
  Array.from({ length: 500 }, () => 'x'),
];

/** Bodies that are invalid for every call. */
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
  '['.repeat(1_000_000),
  '{"a":'.repeat(2_000),
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
  ['x-http-method-override', 'PATCH'],
  ['x-http-method-override', 'GET, PATCH'],
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
  createBomb(),
  createDeepArchive(),
];

/** A hostile request, which the API client could not send. */
export interface Attack {
  sent: CallInput;
  /** Sent unchanged instead of the body. */
  rawBody?: string;
}

const listFields = (part: Call['params']) => Object.keys(part?.shape ?? {});

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the paths of all values in a body: `['items', '0', 'quantity']`. */
function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key])),
  ];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, index) =>
      String(index) === key ? replaceAt(inner, rest, put) : inner,
    );
  return isObject(value) ? { ...value, [key]: replaceAt(value[key], rest, put) } : value;
}

function removeAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isObject(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: removeAt(inner, rest) };
}

type Texts = readonly string[];

const attackParams = (call: Call, valid: CallInput, texts: Texts): Attack[] =>
  listFields(call.params).flatMap((name) =>
    texts.map((text) => ({ sent: { ...valid, params: { ...valid.params, [name]: text } } })),
  );

const attackQuery = (call: Call, valid: CallInput, texts: Texts): Attack[] =>
  [...listFields(call.query), 'unknown'].flatMap((name) =>
    texts.map((text) => ({ sent: { ...valid, query: { ...valid.query, [name]: text } } })),
  );

const attackHeaders = (valid: CallInput): Attack[] =>
  HEADERS.map(([name, value]) => ({ sent: { ...valid, headers: { [name]: value } } }));

function attackBody({ body }: Call, valid: CallInput, texts: Texts): Attack[] {
  if (!body) return [];
  const whole = BODIES.map((rawBody) => ({ sent: valid, rawBody }));
  const parts = listPaths(valid.body).flatMap((path) => [
    { sent: { ...valid, body: removeAt(valid.body, path) } },
    ...[...texts, ...VALUES].map((put) => ({
      sent: { ...valid, body: replaceAt(valid.body, path, put) },
    })),
  ]);
  const more = { ...(valid.body as Json), isAdmin: true, shopperId: '1', price: 1, total: 0 };
  return [...whole, { sent: { ...valid, body: more } }, ...parts];
}

const attackFile = (call: Call, valid: CallInput): Attack[] =>
  call.upload ? FILES.map((file) => ({ sent: { ...valid, file } })) : [];

/** Combines random attacks; the seed makes them repeatable. */
function combineAttacks(single: readonly Attack[], count: number, seed: string): Attack[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [a, b] = [pick(random, single), pick(random, single)];
    const sent: CallInput = {
      ...a.sent,
      query: { ...a.sent.query, ...b.sent.query },
      headers: { ...a.sent.headers, ...b.sent.headers },
      params: { ...b.sent.params, ...a.sent.params },
    };
    return { sent, ...(b.rawBody === undefined ? {} : { rawBody: b.rawBody }) };
  });
}

/** The minimum number of attacks on a call. A nightly run can ask for more, with another seed. */
export const MIN_ATTACKS = Number(process.env.ATTACKS_PER_CALL || 500);
const SEED = process.env.ATTACK_SEED ?? '';

/** Creates attacks from a valid request; `names` are ids and data of another shopper. */
export function createAttacks(call: Call, valid: CallInput, seed: string, names: Texts): Attack[] {
  const texts = [...TEXTS, ...names];
  const single = [
    ...attackParams(call, valid, texts),
    ...attackQuery(call, valid, texts),
    ...attackHeaders(valid),
    ...attackBody(call, valid, texts),
    ...attackFile(call, valid),
  ];
  return [
    ...single,
    ...combineAttacks(single, Math.max(40, MIN_ATTACKS - single.length), `${seed}${SEED}`),
  ];
}
