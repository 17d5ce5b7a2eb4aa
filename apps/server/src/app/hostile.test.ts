import { type Call, calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ seed: ({ db }) => seedDemo(db) });
});
afterAll(() => test.close());

/** What strangers send. Each is put, as it is, wherever a call takes anything. */
const HOSTILE = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  '1.5',
  '999999999999',
  '99999999999999999999',
  'null',
  'true,false',
  ',',
  'a'.repeat(300),
  '别处'.repeat(40),
  '%00',
  '%0d%0aset-cookie:%20x=1',
  "';drop table products;--",
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\ud800',
  '%ff',
  '100%',
  '()*[]\\^$',
];

const encoded = (text: string) =>
  text.startsWith('%') || text.includes('%2f') ? text : encodeURIComponent(text.toWellFormed());

const namesOf = (part: Call['params']) => Object.keys(part?.shape ?? {});
const pathWith = ({ path }: Call, value: string) => path.replaceAll(/\{[^}]+\}/g, value);

function attacks(call: Call): string[] {
  const fine = pathWith(call, '1');
  return HOSTILE.map(encoded).flatMap((value) => [
    ...(call.params ? [pathWith(call, value)] : []),
    ...namesOf(call.query).map((name) => `${fine}?${name}=${value}`),
    `${fine}?${value}=1`,
  ]);
}

describe.each(Object.entries<Call>(calls))('%s', (_, call) => {
  it('answers or refuses whatever it is sent, and never fails', async () => {
    for (const url of attacks(call)) {
      const { statusCode, body, headers } = await test.app.inject({ method: call.method, url });
      expect(statusCode, `${url} ${body}`).toBeLessThan(500);
      expect(headers['set-cookie']).toBeUndefined();
      if (statusCode >= 400) expect(JSON.parse(body).error.code).toMatch(/^[a-z-]+$/);
    }
  }, 120_000);

  it('tells a Chinese caller in Chinese', async () => {
    for (const url of attacks(call)) {
      const { statusCode, body } = await test.app.inject({ method: call.method, url });
      if (statusCode !== 400) continue;
      const { message, fields = [] } = JSON.parse(body).error;
      const said = [message, ...fields.map((field: { message: string }) => field.message)];
      for (const words of said) expect(words, `${url} ${body}`).toMatch(/\p{Script=Han}/u);
    }
  }, 120_000);
});
