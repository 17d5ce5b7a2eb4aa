import { Readable } from 'node:stream';
import { assignArm, BUCKETS } from '@vitrine/kit';
import type { Kysely, Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { insertRunningTest } from '../../test/support/page-test-row.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { ContentRevisionsTable } from '../database/schema/content.ts';
import type { Database } from '../database/schema.ts';
import { createPageApi } from '../pages/api.ts';
import type { Renderer } from '../pages/renderer.ts';
import { registerPages } from '../pages/routes.ts';
import { findPageTraits } from '../resources/varied-pages/find-page-traits.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Vitrine/6.14.0';

let test: TestApp;
let testId: string;
const render = vi.fn<Renderer['render']>(async ({ api, path, language }) => {
  const code = path.split('/').at(-1) ?? '';
  const pages = await api.searchContents({ query: { codes: code, 'target-language': language } });
  return { status: 200, html: Readable.from([`<p>${readText(pages, code)}</p>`]) };
});

const readText = (pages: object, code: string) => {
  const entries = (pages as Record<string, { fields: { content: string } }[]>)[code];
  return entries?.[0]?.fields.content;
};

const db = () => test.shop.database.db;

async function publish(
  code: string,
  content: string,
  more: Partial<Selectable<ContentRevisionsTable>> = {},
  to: Kysely<Database> = db(),
) {
  await to
    .insertInto('content_revisions')
    .values({
      ...{ space: 'storefront', code, language: 'zh-CN', version: 1 },
      entries: JSON.stringify([{ id: 'a', code: 'text', fields: { content } }]),
      published_at: new Date(NOW - 1_000),
      ...(more as object),
    })
    .execute();
}

/** Waits until a change has reached the process: its last listener is called after all others. */
async function afterChange(change: () => Promise<unknown>) {
  const heard = vi.fn();
  const stop = await test.shop.database.listen('content', heard);
  const before = test.shop.variedPages.current();
  await change();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  await vi.waitFor(() => expect(test.shop.variedPages.current()).not.toBe(before));
  await stop();
}

async function seed(trx: Kysely<Database>) {
  const page = (code: string) => ({ space: 'storefront', code });
  await trx.insertInto('content_pages').values(['tested', 'plain', 'varied'].map(page)).execute();
  await publish('plain', 'plain', {}, trx);
  await publish('tested', 'A', {}, trx);
  await publish('tested', 'B', { arm: 'b' }, trx);
  await publish('varied', 'everybody', {}, trx);
  await publish('varied', 'app', { platform: 'ios' }, trx);
  await publish('varied', 'again', { visitor: 'returning' }, trx);
  testId = await insertRunningTest(trx, { code: 'tested' });
}

beforeAll(async () => {
  test = await openTestApp({
    now: () => NOW,
    extend: (app, shop) =>
      registerPages(app, {
        ...{ brand: shop.settings.brand, brandDir: shop.settings.brandDir, db: shop.database.db },
        renderer: { files: new Map(), isStrict: true, render },
        api: createPageApi(shop.transport),
        findTraits: (page) => findPageTraits(shop.variedPages.current(), page, NOW),
        onChange: (listener) => shop.responseCache.onChange(listener),
        ...{ cacheBytes: 1_000_000, publicUrl: undefined, now: () => NOW, random: () => 0.417 },
      }),
  });
  // One commit makes one notification, so that none arrives during a test.
  await afterChange(() => db().transaction().execute(seed));
});
afterAll(() => test.close());
beforeEach(() => {
  render.mockClear();
});

const bucketOf = (arm: 'a' | 'b') =>
  Array.from({ length: BUCKETS }, (_, bucket) => bucket).find(
    (bucket) => assignArm(testId, bucket, 50) === arm,
  );
const cookieOf = (arm: 'a' | 'b', day = '20261101') => `bucket=${bucketOf(arm)}.${day}`;
const ask = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { 'user-agent': SAFARI, ...headers } });
const readPage = async (code: string, headers: Record<string, string>) =>
  (await ask(`/content/${code}`, headers)).body;
async function readApi(code: string, headers: Record<string, string>) {
  const response = await ask(`/api/v2/search/contents?codes=${code}`, headers);
  return readText(response.json(), code);
}

it('renders a page that is not tested once for both arms', async () => {
  for (const arm of ['a', 'b'] as const)
    expect(await readPage('plain', { cookie: cookieOf(arm) })).toBe('<p>plain</p>');
  expect(render).toHaveBeenCalledTimes(1);
});

it('shows both arms of a test from one process, each from the cache at the second look', async () => {
  const looks = ['a', 'b', 'a', 'b'] as const;
  const pages: string[] = [];
  for (const arm of looks) pages.push(await readPage('tested', { cookie: cookieOf(arm) }));
  expect(pages).toEqual(['<p>A</p>', '<p>B</p>', '<p>A</p>', '<p>B</p>']);
  expect(render).toHaveBeenCalledTimes(2);
  const calls: unknown[] = [];
  for (const arm of looks) calls.push(await readApi('tested', { cookie: cookieOf(arm) }));
  expect(calls).toEqual(['A', 'B', 'A', 'B']);
});

it('shows a publication to both arms', async () => {
  for (const arm of ['a', 'b'] as const) await readPage('tested', { cookie: cookieOf(arm) });
  await afterChange(() => publish('tested', 'A2'));
  await afterChange(() => publish('tested', 'B2', { arm: 'b' }));
  for (const arm of ['a', 'b'] as const) {
    const expected = `${arm.toUpperCase()}2`;
    expect(await readPage('tested', { cookie: cookieOf(arm) })).toBe(`<p>${expected}</p>`);
    expect(await readApi('tested', { cookie: cookieOf(arm) })).toBe(expected);
  }
});

it('keeps tested answers out of shared caches, and leaves the others there', async () => {
  const cookie = cookieOf('a');
  const api = await ask('/api/v2/search/contents?codes=tested', { cookie });
  expect(api.headers).toMatchObject({
    'cache-control': 'private, max-age=30',
    vary: expect.stringContaining('cookie'),
  });
  expect((await ask('/content/tested', { cookie })).headers['cache-control']).toBe(
    'private, no-cache',
  );
  const plain = await ask('/api/v2/search/contents?codes=plain', { cookie });
  expect(plain.headers['cache-control']).toBe('public, max-age=30');
  expect((await ask('/content/plain', { cookie })).headers['cache-control']).toBe('no-cache');
});

it('gives a new visitor a bucket, which counts for the first page already', async () => {
  const first = await ask('/content/tested');
  expect(first.headers['set-cookie']).toBe(
    'bucket=417.20261125; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax',
  );
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const arm = assignArm(testId, 417, 50).toUpperCase();
  expect(first.body).toBe(`<p>${arm}2</p>`);
  const again = await ask('/content/tested', { cookie: 'bucket=417.20261125' });
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.body).toBe(first.body);
});

it('shows a bot what everybody sees, without a cookie', async () => {
  const bot = await ask('/content/tested', { 'user-agent': 'Googlebot/2.1' });
  expect([bot.body, bot.headers['set-cookie']]).toEqual(['<p>A2</p>', undefined]);
});

it('believes no visitor who says which arm they are in', async () => {
  const headers = { cookie: cookieOf('a'), 'visitor-traits': `test=${testId}.tested.b` };
  expect(await readApi('tested', headers)).toBe('A2');
});

it.each([
  ['everybody', {}],
  ['app', { 'user-agent': IPHONE }],
  ['again', { cookie: 'bucket=1.20261124' }],
  ['again', { 'user-agent': IPHONE, cookie: 'bucket=1.20261124' }],
  ['everybody', { cookie: 'bucket=1.20261125' }],
])('shows %s to a visitor with %j on the page and over the API', async (text, headers) => {
  expect(await readPage('varied', headers)).toBe(`<p>${text}</p>`);
  expect(await readApi('varied', headers)).toBe(text);
});

it('shows a document the rest of the shop as on the platform that its URL has named', async () => {
  const named = await ask('/content/varied?platform=ios');
  expect(named.body).toBe('<p>app</p>');
  const cookies = [named.headers['set-cookie']].flat().map((cookie) => cookie?.split(';')[0]);
  expect(cookies).toEqual(['bucket=417.20261125', 'platform=ios']);
  const cookie = cookies.join('; ');
  expect(await readApi('varied', { cookie })).toBe('app');
  const other = await ask('/content/varied', { cookie });
  expect(other.body).toBe('<p>everybody</p>');
  expect(other.headers['set-cookie']).toMatch(/^platform=; Max-Age=0/);
});

it('shows a mini-program, which has no cookies, what is for it', async () => {
  const headers = { 'visitor-bucket': `${bucketOf('b')}.20261101`, 'visitor-platform': 'minip' };
  expect(await readApi('tested', headers)).toBe('B2');
  await afterChange(() => publish('varied', 'mini', { platform: 'minip' }));
  expect(await readApi('varied', { ...headers, 'visitor-bucket': '1.20261125' })).toBe('mini');
});

it('shows A to everybody, under the address of before, after the end of a test', async () => {
  await afterChange(() =>
    db()
      .updateTable('content_tests')
      .set({ state: 'ended', result: 'kept-a', ended_by: '林', ended_at: new Date(NOW) })
      .where('id', '=', testId)
      .execute(),
  );
  for (const arm of ['a', 'b'] as const)
    expect(await readPage('tested', { cookie: cookieOf(arm) })).toBe('<p>A2</p>');
  expect(render).toHaveBeenCalledTimes(1);
});
