import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { formatBrandContent } from '../../brand/brand.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openSession } from '../../sessions/store.ts';
import { readSettings } from '../../settings.ts';
import { createPreviewToken } from './preview-token.ts';

const NOW = Date.UTC(2026, 3, 10);
const lines: string[] = [];

const textEntry = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const textEntries = (content: string) => JSON.stringify([textEntry('a', content)]);

const revision = (more: Record<string, unknown>) => ({
  space: 'storefront',
  code: 'spring',
  language: 'zh-CN',
  version: 1,
  entries: textEntries('zh'),
  published_at: new Date(NOW - 1_000),
  ...more,
});

async function seedContent({ db }: OpenDatabase) {
  const page = (code: string) => ({ space: 'storefront', code });
  await db
    .insertInto('content_pages')
    .values(['spring', 'broken', 'later', 'soon', 'abroad'].map(page))
    .execute();
  const broken = [
    textEntry('first', 'kept'),
    { id: 'odd', code: 'noSuchModule', fields: {} },
    { id: 'bad', code: 'text', fields: { content: 13_800_138_000 } },
    { code: 'text' },
    null,
    textEntry('last', '<p>kept<script>alert(1)</script></p>'),
  ];
  const later = [textEntry('first', 'kept'), { id: 'new', code: 'hologram', fields: {} }];
  await db
    .insertInto('content_revisions')
    .values([
      revision({}),
      revision({ language: 'en-US', entries: textEntries('en') }),
      revision({ environment: 'qa', entries: textEntries('qa') }),
      revision({ benefit: 'gold', entries: textEntries('gold') }),
      revision({ code: 'abroad' }),
      revision({ code: 'abroad', country: 'HK', entries: textEntries('hk') }),
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
      { code: 'shop', language: 'zh-CN', value: '{"hotWords":["风衣"]}' },
      { code: 'shop', language: 'en-US', value: '{"name":"Another","hotWords":["coat"]}' },
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
  test = await openTestApp({
    seed: seedContent,
    now: () => now,
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => test.close());

const get = async (url: string, language = 'zh-CN') => {
  const response = await test.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json() };
};
const readText = async (query: string, language?: string) => {
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
    ['&target-benefits=gold,silver', undefined, 'zh'],
    ['&environment-code=dev', undefined, undefined],
    ['&space-code=other', undefined, undefined],
    ['&content-type-code=page', undefined, 'zh'],
    ['&content-type-code=journal', undefined, undefined],
  ])('for query %j in %s show %j', async (query, language, content) => {
    expect(await readText(query, language)).toBe(content);
  });

  it('for a benefit are shown to shoppers who have it, and are not kept for others', async () => {
    const { db } = test.shop.database;
    const openShopperSession = async (tier: string | null) => {
      const { id } = await db
        .insertInto('shoppers')
        .values({ tier })
        .returning('id')
        .executeTakeFirstOrThrow();
      return (await openSession(db, now, id)).key;
    };
    const read = async (key: string) => {
      const url = '/api/v2/search/contents?codes=spring&target-benefits=gold';
      const { headers, ...response } = await test.app.inject({
        url,
        headers: { 'session-key': key },
      });
      return [response.json().spring[0].fields.content, headers['cache-control']];
    };
    expect(await read(await openShopperSession('gold'))).toEqual(['gold', 'no-store']);
    expect(await read(await openShopperSession(null))).toEqual(['zh', 'no-store']);
    expect(await readText('&target-benefits=gold')).toBe('zh');
  });

  it('of other environments need a preview token in a shop without sandboxes', async () => {
    const environment = { SANDBOX: 'off', TOKEN_KEY: 'a-key-of-the-shop-for-tokens-0123456789' };
    let time = now;
    const real = await openTestApp({ seed: seedContent, now: () => time, environment });
    const read = async (code: string) => {
      const url = `/api/v2/search/contents?codes=spring&environment-code=${code}`;
      return (await real.app.inject(url)).json().spring?.[0]?.fields.content;
    };
    const token = (expiresAt: number, key = environment.TOKEN_KEY) =>
      createPreviewToken('qa', expiresAt, key);
    expect(await read('qa')).toBeUndefined();
    expect(await read('production')).toBe('zh');
    expect(await read(token(now + 3_600_000))).toBe('qa');
    expect(await read(token(now - 60_000))).toBeUndefined();
    expect(await read(token(now + 3_600_000, `${environment.TOKEN_KEY}x`))).toBeUndefined();
    const expiresAt = Math.ceil(now / 60_000) * 60_000 + 60_000;
    time = expiresAt - 1000;
    expect(await read(token(expiresAt))).toBe('qa');
    time = expiresAt;
    // No cache answers for a token that has ended.
    expect(await read(token(expiresAt))).toBeUndefined();
    await real.close();
  });

  it.each([
    ['CN', '', 'zh'],
    ['HK', '', 'hk'],
    ['US', '', 'zh'],
    ['nowhere', '', 'zh'],
    ['HK', '&target-country=CN', 'zh'],
    ['CN', '&target-country=HK', 'hk'],
  ])('from country %s with query %j show %j', async (country, query, content) => {
    const url = `/api/v2/search/contents?codes=abroad${query}`;
    const response = await test.app.inject({ url, headers: { country } });
    expect(response.json().abroad[0].fields.content).toBe(content);
  });

  it('are returned together, and an unknown code is left out', async () => {
    const { status, body } = await get('/api/v2/search/contents?codes=broken,nothing,spring');
    expect([status, Object.keys(body).sort()]).toEqual([200, ['broken', 'spring']]);
  });

  it('leave out and report entries that do not parse', async () => {
    const { body } = await get('/api/v2/search/contents?codes=broken');
    expect(body.broken.map(({ id }: { id: string }) => id)).toEqual(['first', 'last']);
    expect(body.broken[1].fields.content).not.toContain('script');
    const written = lines.join('');
    expect(written).toContain('noSuchModule');
    expect(written).not.toContain('13800138000');
    const metrics = await test.app.inject('/metrics');
    expect(metrics.body).toMatch(/vitrine_skipped_modules_total\{code="noSuchModule"\} [1-9]/);
  });

  it('of an unknown version show their known entries and are reported', async () => {
    const { status, body } = await get('/api/v2/search/contents?codes=later');
    expect([status, body.later.map(({ id }: { id: string }) => id)]).toEqual([200, ['first']]);
    expect(lines.join('')).toContain('pages of version 99 are unknown');
    expect(lines.join('')).toContain('no module is called hologram');
  });

  it('change as soon as a revision is published', async () => {
    const { db } = test.shop.database;
    expect(await readText('&environment-code=staging')).toBeUndefined();
    await db
      .insertInto('content_revisions')
      .values(revision({ environment: 'staging', entries: textEntries('new') }))
      .execute();
    await vi.waitFor(async () => {
      expect(await readText('&environment-code=staging')).toBe('new');
    }, 20_000);
  });

  it('appear when their window opens', async () => {
    const getSoonPage = () => get('/api/v2/search/contents?codes=soon');
    expect((await getSoonPage()).body).toEqual({});
    now = NOW + 60_000;
    expect((await getSoonPage()).body).toHaveProperty('soon');
    now = NOW;
  });
});

describe('banners', () => {
  it('are listed in order while their window is open', async () => {
    const { body } = await get('/api/v1/contents/banners?position=top', 'en');
    expect(body).toEqual([
      {
        id: 'first',
        position: 'top',
        text: 'Free',
        link: '/content/spring',
        gender: null,
        image: null,
      },
      { id: 'second', position: 'top', text: 'Free', link: null, gender: null, image: null },
    ]);
  });

  it('are filtered by gender', async () => {
    const ids = async (query: string) =>
      (await get(`/api/v1/contents/banners${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('?gender=women')).toEqual(['first', 'second']);
    expect(await ids('?gender=men')).toEqual(['men', 'first', 'second']);
    expect((await get('/api/v1/contents/banners?gender=men')).body[0].gender).toBe('men');
  });
});

describe('flat contents and configuration', () => {
  it('are returned in the requested language, or in Chinese', async () => {
    const content = (code: string) => get(`/api/v1/contents/flat-contents/${code}`, 'en');
    const { brand } = readSettings({});
    expect((await content('shop')).body.value).toEqual({
      hotWords: ['coat'],
      ...formatBrandContent(brand, 'en-US'),
    });
    expect((await content('chinese')).body).toMatchObject({ language: 'zh-CN', value: { a: 1 } });
    expect((await content('nothing')).status).toBe(404);
  });

  it('are stored by app and environment', async () => {
    const path = '/api/v1/contents/almir/apps/storefront/environments';
    expect((await get(`${path}/production`)).body.toggles).toEqual({ beautyChanges: true });
    expect((await get(`${path}/dev`)).status).toBe(404);
  });

  it('of other environments are stored in no cache', async () => {
    const readCacheControl = async (environment: string) => {
      const path = '/api/v1/contents/almir/apps/storefront/environments';
      await test.shop.database.db
        .insertInto('app_configurations')
        .values({ app: 'storefront', environment })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { headers } = await test.app.inject(`${path}/${environment}`);
      return headers['cache-control'];
    };
    expect(await readCacheControl('staging')).toBe('no-store');
    expect(await readCacheControl('production')).not.toBe('no-store');
  });
});
