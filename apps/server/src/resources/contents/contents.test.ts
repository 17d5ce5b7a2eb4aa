import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const NOW = Date.UTC(2026, 3, 10);
const lines: string[] = [];

const text = (id: string, words: string) => ({ id, code: 'text', fields: { content: words } });
const entriesOf = (words: string) => JSON.stringify([text('a', words)]);

const revision = (more: Record<string, unknown>) => ({
  space: 'storefront',
  code: 'spring',
  language: 'zh-CN',
  version: 1,
  entries: entriesOf('zh'),
  published_at: new Date(NOW - 1_000),
  ...more,
});

async function fill({ db }: OpenDatabase) {
  const page = (code: string) => ({ space: 'storefront', code });
  await db
    .insertInto('content_pages')
    .values(['spring', 'broken', 'later', 'soon', 'abroad'].map(page))
    .execute();
  const broken = [
    text('first', 'kept'),
    { id: 'odd', code: 'noSuchModule', fields: {} },
    { id: 'bad', code: 'text', fields: { content: 13_800_138_000 } },
    { code: 'text' },
    null,
    text('last', '<p>kept<script>alert(1)</script></p>'),
  ];
  const later = [text('first', 'kept'), { id: 'new', code: 'hologram', fields: {} }];
  await db
    .insertInto('content_revisions')
    .values([
      revision({}),
      revision({ language: 'en-US', entries: entriesOf('en') }),
      revision({ environment: 'qa', entries: entriesOf('qa') }),
      revision({ benefit: 'gold', entries: entriesOf('gold') }),
      revision({ code: 'abroad' }),
      revision({ code: 'abroad', country: 'HK', entries: entriesOf('hk') }),
      revision({ code: 'soon', starts_at: new Date(NOW + 60_000) }),
      revision({ code: 'broken', entries: JSON.stringify(broken) }),
      revision({ code: 'later', version: 99, entries: JSON.stringify(later) }),
    ])
    .execute();
  const banner = {
    position: 'top',
    text: JSON.stringify({ 'zh-CN': '顺丰包邮', 'en-US': 'Free' }),
  };
  await db
    .insertInto('banners')
    .values([
      { ...banner, id: 'second', sort: 2 },
      { ...banner, id: 'first', sort: 1, link: '/content/spring', image_key: 'unknown' },
      { ...banner, id: 'men', gender: 'men', position: 'side' },
      { ...banner, id: 'past', ends_at: new Date(NOW) },
      { ...banner, id: 'future', starts_at: new Date(NOW + 1) },
    ])
    .execute();
  await db
    .insertInto('flat_contents')
    .values([
      { code: 'shop', language: 'zh-CN', value: '{"name":"别处"}' },
      { code: 'shop', language: 'en-US', value: '{"name":"ELSEWHERE"}' },
      { code: 'chinese', language: 'zh-CN', value: '{"a":1}' },
    ])
    .execute();
  await db
    .insertInto('app_configurations')
    .values({ app: 'storefront', environment: 'production', toggles: '{"beautyChanges":true}' })
    .execute();
}

let now = NOW;
let test: TestApp;
beforeAll(async () => {
  test = await testApp({
    seed: fill,
    now: () => now,
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => test.close());

const get = async (url: string, language = 'zh-CN') => {
  const answer = await test.app.inject({ url, headers: { 'accept-language': language } });
  return { status: answer.statusCode, body: answer.json() };
};
const wordsOf = async (query: string, language?: string) => {
  const { body } = await get(`/api/v2/search/contents?codes=spring${query}`, language);
  return body.spring?.[0]?.fields.content;
};

describe('content pages', () => {
  it.each([
    ['', undefined, 'zh'],
    ['', 'en-GB', 'en'],
    ['&target-language=en-US', 'zh-CN', 'en'],
    ['&target-language=fr', 'zh-CN', 'zh'],
    ['&environment-code=qa', undefined, 'qa'],
    ['&target-benefits=gold,silver', undefined, 'gold'],
    ['&environment-code=dev', undefined, undefined],
    ['&space-code=other', undefined, undefined],
    ['&content-type-code=page', undefined, 'zh'],
    ['&content-type-code=journal', undefined, undefined],
  ])('asked with %j in %s show %j', async (query, language, words) => {
    expect(await wordsOf(query, language)).toBe(words);
  });

  it.each([
    ['CN', '', 'zh'],
    ['HK', '', 'hk'],
    ['US', '', 'zh'],
    ['nowhere', '', 'zh'],
    ['HK', '&target-country=CN', 'zh'],
    ['CN', '&target-country=HK', 'hk'],
  ])('asked from %s with %j show %j', async (country, query, words) => {
    const url = `/api/v2/search/contents?codes=abroad${query}`;
    const answer = await test.app.inject({ url, headers: { country } });
    expect(answer.json().abroad[0].fields.content).toBe(words);
  });

  it('come several at once, and a code without a page is absent', async () => {
    const { status, body } = await get('/api/v2/search/contents?codes=broken,nothing,spring');
    expect([status, Object.keys(body).sort()]).toEqual([200, ['broken', 'spring']]);
  });

  it('live on without the entries that do not parse, which are reported', async () => {
    const { body } = await get('/api/v2/search/contents?codes=broken');
    expect(body.broken.map(({ id }: { id: string }) => id)).toEqual(['first', 'last']);
    expect(body.broken[1].fields.content).not.toContain('script');
    const written = lines.join('');
    expect(written).toContain('noSuchModule');
    expect(written).not.toContain('13800138000');
    const metrics = await test.app.inject('/metrics');
    expect(metrics.body).toMatch(/vitrine_dropped_entries_total\{code="noSuchModule"\} [1-9]/);
  });

  it('of a later release show what is known of them, and are reported', async () => {
    const { status, body } = await get('/api/v2/search/contents?codes=later');
    expect([status, body.later.map(({ id }: { id: string }) => id)]).toEqual([200, ['first']]);
    expect(lines.join('')).toContain('pages of version 99 are unknown');
    expect(lines.join('')).toContain('no module is called hologram');
  });

  it('change for everybody as soon as one is published', async () => {
    const { db } = test.shop.database;
    expect(await wordsOf('&environment-code=staging')).toBeUndefined();
    await db
      .insertInto('content_revisions')
      .values(revision({ environment: 'staging', entries: entriesOf('new') }))
      .execute();
    await vi.waitFor(async () => {
      expect(await wordsOf('&environment-code=staging')).toBe('new');
    }, 20_000);
  });

  it('open with their window', async () => {
    const soon = () => get('/api/v2/search/contents?codes=soon');
    expect((await soon()).body).toEqual({});
    now = NOW + 60_000;
    expect((await soon()).body).toHaveProperty('soon');
    now = NOW;
  });
});

describe('banners', () => {
  it('are those whose window is open, in order', async () => {
    const { body } = await get('/api/v1/contents/banners?position=top', 'en');
    expect(body).toEqual([
      { id: 'first', position: 'top', text: 'Free', link: '/content/spring', image: null },
      { id: 'second', position: 'top', text: 'Free', link: null, image: null },
    ]);
  });

  it('are for everybody or for the gender that asks', async () => {
    const ids = async (query: string) =>
      (await get(`/api/v1/contents/banners${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('?gender=women')).toEqual(['first', 'second']);
    expect(await ids('?gender=men')).toEqual(['men', 'first', 'second']);
  });
});

describe('words and configuration', () => {
  it('are told in the language asked for, or in Chinese', async () => {
    const words = (code: string) => get(`/api/v1/contents/flat-contents/${code}`, 'en');
    expect((await words('shop')).body.value).toEqual({ name: 'ELSEWHERE' });
    expect((await words('chinese')).body).toMatchObject({ language: 'zh-CN', value: { a: 1 } });
    expect((await words('nothing')).status).toBe(404);
  });

  it('belong to an app in an environment', async () => {
    const path = '/api/v1/contents/almir/apps/storefront/environments';
    expect((await get(`${path}/production`)).body.toggles).toEqual({ beautyChanges: true });
    expect((await get(`${path}/dev`)).status).toBe(404);
  });
});
