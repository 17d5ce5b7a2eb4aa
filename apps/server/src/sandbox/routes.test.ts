import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    seed: ({ db }) => db.insertInto('shoppers').defaultValues().execute(),
  });
});
afterAll(() => test.close());

const json = { accept: 'application/json' };
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

describe('messages', () => {
  it('are shown newest first, as a page and as JSON', async () => {
    for (const mobile of ['13800138000', '13900000001'])
      await post('/api/v1/identities/mobile/security-code', { mobile });
    const { messages } = (await get('/sandbox/messages?to=13800138000', json)).json();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ to: '8613800138000', code: expect.any(String) });
    const all = (await get('/sandbox/messages', json)).json().messages;
    expect(all.map(({ to }: { to: string }) => to)).toEqual(['8613900000001', '8613800138000']);
    const page = await get('/sandbox/messages?to=13800138000');
    expect(page.body).toContain(messages[0].code);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('are shown in Beijing time', async () => {
    const db = test.shop.database.db;
    await db
      .insertInto('sandbox_messages')
      .values({ recipient: '8613700000009', body: 'x', sent_at: new Date('2026-11-21T20:04:09Z') })
      .execute();
    const { body } = await get('/sandbox/messages?to=13700000009');
    expect(body).toContain('<time datetime="2026-11-21T20:04:09.000Z">11-22 04:04:09</time>');
  });

  it('are escaped in the page', async () => {
    const { body, headers } = await get('/sandbox/messages?to=%22%3E%3Cscript%3E');
    expect(body).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('product alerts', () => {
  it('are fulfilled by hand, as the merchant would by new stock', async () => {
    const { db } = test.shop.database;
    await seedCatalogueFixture(test.shop.database);
    const { id: shopper_id } = await db
      .selectFrom('shoppers')
      .select('id')
      .executeTakeFirstOrThrow();
    const { id: variant_id, product_id } = await db
      .updateTable('variants')
      .set({ quantity: 0 })
      .where('id', '=', '3')
      .returning(['id', 'product_id'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_alerts')
      .values({
        shopper_id,
        kind: 'back-in-stock',
        product_id,
        variant_id,
        price_when_asked: 1,
        language: 'zh-CN',
        asked_at: new Date(),
      })
      .execute();
    const [, action = ''] = /action="([^"]+)"/.exec((await get('/sandbox/alerts')).body) ?? [];
    const response = await test.app.inject({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(303);
    const changes = await db.selectFrom('awaited_changes').select('variant_id').execute();
    expect(changes).toEqual([{ variant_id }]);
    expect((await post('/sandbox/alerts/999', {})).statusCode).toBe(404);
  });
});

describe('the messaging app', () => {
  it('redirects to the requesting page with a code that logs in', async () => {
    const { body } = await get('/sandbox/messaging?redirect_uri=/account%3Fa=1&state=st');
    expect(body).toContain('href="/account?a=1&amp;code=demo-anna&amp;state=st"');
    const response = await post('/api/v2/sessions/messaging-oa', { code: 'demo-anna' });
    expect(response.json()).toMatchObject({ isGuest: false });
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('does not redirect to %s', async (url) => {
    const { body } = await get(`/sandbox/messaging?redirect_uri=${encodeURIComponent(url)}`);
    expect(body).not.toMatch(/href="(?!\/(?!\/))/);
  });
});

it('creates tokens and portal URLs that the shop accepts', async () => {
  const { tokens, portal } = (await get('/sandbox/tokens', json)).json();
  const exchange = async (token: string) =>
    (await post('/api/v2/identities/sessions', { grant: 'token', token })).json();
  expect(await exchange(tokens.app)).toMatchObject({ isGuest: false });
  expect(await exchange(tokens.guest)).toMatchObject({ isGuest: true });
  const decoded = await get(`/api/v1/messaging/decodes/portal-encrypted-url?url=${portal}`);
  expect(decoded.json()).toEqual({ url: '/content/spring' });
  expect((await get('/sandbox/tokens')).body).toContain('/content/spring?token=');
});

it.each(['/sandbox', '/sandbox/style.css'])('answers %s', async (url) => {
  expect((await get(url)).statusCode).toBe(200);
});

it('is not available when sandboxes are off', async () => {
  const without = await openTestApp({ environment: { SANDBOX: 'off' } });
  const { statusCode } = await without.app.inject({ url: '/sandbox/messages' });
  expect(statusCode).toBe(404);
  const sent = await without.app.inject({
    method: 'POST',
    url: '/api/v1/identities/mobile/security-code',
    payload: { mobile: '13800138000' },
  });
  expect([sent.statusCode, sent.json().error.reason]).toEqual([503, 'partner-absent']);
  await without.close();
});
