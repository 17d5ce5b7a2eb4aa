import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ seed: ({ db }) => db.insertInto('shoppers').defaultValues().execute() });
});
afterAll(() => test.close());

const json = { accept: 'application/json' };
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

describe('messages', () => {
  it('are read by people and by programs, newest first', async () => {
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

  it('bear the time of Beijing, where the shoppers are', async () => {
    const db = test.shop.database.db;
    await db
      .insertInto('sandbox_messages')
      .values({ recipient: '8613700000009', body: 'x', sent_at: new Date('2026-11-21T20:04:09Z') })
      .execute();
    const { body } = await get('/sandbox/messages?to=13700000009');
    expect(body).toContain('<time datetime="2026-11-21T20:04:09.000Z">11-22 04:04:09</time>');
  });

  it('cannot be written into the page', async () => {
    const { body, headers } = await get('/sandbox/messages?to=%22%3E%3Cscript%3E');
    expect(body).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the messaging app', () => {
  it('sends somebody back to the page that asked, with a code that signs them in', async () => {
    const { body } = await get('/sandbox/messaging?redirect_uri=/account%3Fa=1&state=st');
    expect(body).toContain('href="/account?a=1&amp;code=demo-anna&amp;state=st"');
    const answer = await post('/api/v2/sessions/messaging-oa', { code: 'demo-anna' });
    expect(answer.json()).toMatchObject({ isGuest: false });
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('sends nobody to %s', async (address) => {
    const { body } = await get(`/sandbox/messaging?redirect_uri=${encodeURIComponent(address)}`);
    expect(body).not.toMatch(/href="(?!\/(?!\/))/);
  });
});

it('hands out tokens and portal addresses that the shop takes', async () => {
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

it('is not there when sandboxes are off', async () => {
  const without = await testApp({ environment: { SANDBOX: 'off' } });
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
