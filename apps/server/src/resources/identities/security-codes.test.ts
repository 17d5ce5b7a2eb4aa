import { describe, expect, it } from 'vitest';

import { MOBILE, SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const CODE = 'identities/mobile/security-code';
const VERIFY = 'identities/mobile/verification';
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const toWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a security code', () => {
  it('is sent with its expiry and the delay before the next one', async () => {
    const response = await shop.ask('POST', CODE, { body: { mobile: '138 0013 8000' } });
    expect(response.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{22}$/),
      expiresInSeconds: 300,
      resendAfterSeconds: 60,
    });
    expect(await shop.sentCode(MOBILE)).toMatch(/^\d{6}$/);
  });

  it("is not readable in the database, and neither are its mobile, its challenge and the caller's IP", async () => {
    const { code, challenge } = await shop.requestCode();
    const rows = await shop.db().selectFrom('security_codes').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(challenge);
    expect(stored).not.toContain(MOBILE);
    expect(stored).not.toContain('127.0.0.1');
  });

  it('is not sent again within a minute', async () => {
    await shop.requestCode();
    shop.pass(59_000);
    const response = await shop.ask('POST', CODE, { body: { mobile: MOBILE }, language: 'en-US' });
    expect([response.status, getReason(response)]).toEqual([429, 'code-too-soon']);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.body.error.message).toContain('1 seconds');
  });

  it('is sent at most five times an hour to one mobile in any notation', async () => {
    for (let n = 0; n < 5; n++) await shop.requestCode('13900000001');
    shop.pass(61_000);
    const response = await shop.ask('POST', CODE, { body: { mobile: '+8613900000001' } });
    expect(getReason(response)).toBe('code-too-often');
  });

  it('is sent once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => shop.ask('POST', CODE, { body: { mobile: '13900000009' } })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is sent to at most sixty mobiles an hour from one IP', async () => {
    const responses = [];
    for (let n = 0; n < 61; n++)
      responses.push(
        await shop.ask('POST', CODE, { body: { mobile: String(13_700_000_000 + n) } }),
      );
    expect(responses.at(59)?.status).toBe(200);
    expect(getReason(responses.at(60) ?? { body: {} })).toBe('code-too-often');
  });

  it.each([['12345'], ['+1 202 555 0123'], [''], [13_800_138_000]])(
    'is not sent to %j',
    async (mobile) => {
      const { status } = await shop.ask('POST', CODE, { body: { mobile } });
      expect(status).toBe(400);
    },
  );

  it('that cannot be delivered is reported', async () => {
    const response = await shop.ask('POST', CODE, { body: { mobile: '13800000001' } });
    expect([response.status, getReason(response)]).toEqual([503, 'partner-unavailable']);
  });
});

describe('verification', () => {
  it('registers an unknown mobile, and finds its shopper the next time', async () => {
    const first = await shop.logInByMobile('13900000002');
    expect(first.answer.body).toMatchObject({ isGuest: false, isNew: true, role: 'shopper' });
    const second = await shop.logInByMobile('13900000002');
    expect(second.answer.body).toMatchObject({ isNew: false, userId: first.visitor.shopperId });
    expect(second.visitor.bagId).toBe(first.visitor.bagId);
  });

  it('accepts a code once', async () => {
    const body = { mobile: MOBILE, ...(await shop.requestCode()) };
    expect((await shop.ask('POST', VERIFY, { body })).status).toBe(200);
    const again = await shop.ask('POST', VERIFY, { body });
    expect([again.status, getReason(again)]).toEqual([401, 'code-wrong']);
  });

  it('accepts a code once for concurrent requests', async () => {
    const body = { mobile: MOBILE, ...(await shop.requestCode()) };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => shop.ask('POST', VERIFY, { body })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts only the newest code, for five minutes', async () => {
    const previous = await shop.requestCode();
    const newest = await shop.requestCode();
    if (previous.code !== newest.code) {
      const body = { mobile: MOBILE, ...newest, code: previous.code };
      expect((await shop.ask('POST', VERIFY, { body })).status).toBe(401);
    }
    shop.pass(300_000);
    const late = await shop.ask('POST', VERIFY, { body: { mobile: MOBILE, ...newest } });
    expect(late.status).toBe(401);
  });

  it('invalidates a code after five wrong attempts, also concurrent ones', async () => {
    const proof = await shop.requestCode();
    const guess = { mobile: MOBILE, ...proof, code: toWrongCode(proof.code) };
    const responses = await Promise.all(
      Array.from({ length: 9 }, () => shop.ask('POST', VERIFY, { body: guess })),
    );
    expect(responses.every(({ status }) => status === 401)).toBe(true);
    const right = await shop.ask('POST', VERIFY, { body: { mobile: MOBILE, ...proof } });
    expect(right.status).toBe(401);
  });

  it('refuses the code of another mobile', async () => {
    const proof = await shop.requestCode('13900000003');
    const body = { mobile: '13900000004', ...proof };
    const response = await shop.ask('POST', VERIFY, { body });
    expect(response.status).toBe(401);
  });

  it('replaces the session key of the guest', async () => {
    const guest = await shop.newGuest();
    const { visitor } = await shop.logInByMobile(MOBILE, { visitor: guest });
    expect(visitor.key).not.toBe(guest.key);
    expect((await shop.ask('GET', SESSIONS, { visitor: guest })).status).toBe(401);
    expect((await shop.ask('GET', SESSIONS, { visitor })).body).toMatchObject({ isGuest: false });
  });

  it('binds the mini-program account to the shopper', async () => {
    const bind = { provider: 'ttmp', code: 'demo-tied' };
    const body = { mobile: MOBILE, ...(await shop.requestCode()), bind };
    const { userId } = (await shop.ask('POST', VERIFY, { body })).body;
    const mini = { grant: 'mini-program', platform: 'ttmp', code: 'demo-tied' };
    expect((await shop.ask('POST', SESSIONS, { body: mini })).body).toMatchObject({ userId });
  });

  it('does not consume the code when the partner fails', async () => {
    const body = { mobile: MOBILE, ...(await shop.requestCode()) };
    const bind = { provider: 'minip', code: 'demo-busy' };
    expect((await shop.ask('POST', VERIFY, { body: { ...body, bind } })).status).toBe(503);
    expect((await shop.ask('POST', VERIFY, { body })).status).toBe(200);
  });
});

describe('a code belongs to the one who asked for it, so that others', () => {
  const wrongFor = (code: string) => ({ mobile: MOBILE, code: toWrongCode(code) });
  const tryCode = (body: object, ip = '203.0.113.9') =>
    shop.ask('POST', VERIFY, { body, headers: { 'x-forwarded-for': ip } });

  it('cannot verify it, even when they know it', async () => {
    const { code } = await shop.requestCode();
    expect((await tryCode({ mobile: MOBILE, code })).status).toBe(401);
    const challenge = 'A'.repeat(22);
    expect((await tryCode({ mobile: MOBILE, code, challenge })).status).toBe(401);
  });

  it('cannot use up its attempts', async () => {
    const proof = await shop.requestCode();
    for (let n = 0; n < 9; n++) await tryCode(wrongFor(proof.code));
    expect((await tryCode({ mobile: MOBILE, ...proof })).status).toBe(200);
  });

  it('cannot replace it by asking for another', async () => {
    const proof = await shop.requestCode();
    await shop.requestCode();
    expect((await tryCode({ mobile: MOBILE, ...proof })).status).toBe(200);
  });

  it('cannot use it, while a session that asked for it needs no challenge', async () => {
    const [visitor, other] = [await shop.newGuest(), await shop.newGuest()];
    shop.pass(61_000);
    await shop.ask('POST', CODE, { visitor, body: { mobile: MOBILE } });
    const body = { mobile: MOBILE, code: await shop.sentCode(MOBILE) };
    expect((await shop.ask('POST', VERIFY, { visitor: other, body })).status).toBe(401);
    expect((await shop.ask('POST', VERIFY, { visitor, body })).status).toBe(200);
  });
});

describe('limits of codes', () => {
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith('device='));

  it('leave one code an hour to a browser that logged in before', async () => {
    const mobile = '13900000031';
    const cookie = cookieOf((await shop.logInByMobile(mobile)).answer) ?? '';
    for (let n = 0; n < 5; n++) await shop.requestCode(mobile);
    const request = (headers: Record<string, string> = {}) =>
      shop.ask('POST', CODE, { body: { mobile }, headers });
    expect((await request()).status).toBe(429);
    expect((await request({ cookie: `${cookie}x` })).status).toBe(429);
    const sent = await request({ cookie });
    expect(sent.status).toBe(200);
    const proof = { code: await shop.sentCode(mobile), challenge: sent.body.challenge };
    expect((await shop.ask('POST', VERIFY, { body: { mobile, ...proof } })).status).toBe(200);
    expect(getReason(await request({ cookie }))).toMatch(/code-too-/);
    expect(getReason(await shop.ask('POST', CODE, { body: { mobile: '13900000032' } }))).toBe(
      undefined,
    );
  });

  it('count an IPv6 network as one caller', async () => {
    const request = (n: number) =>
      shop.ask('POST', CODE, {
        body: { mobile: String(13_710_000_000 + n) },
        headers: { 'x-forwarded-for': `2001:db8:7:1::${(n + 1).toString(16)}` },
      });
    for (let n = 0; n < 60; n++) expect((await request(n)).status).toBe(200);
    expect(getReason(await request(60))).toBe('code-too-often');
  });

  it('count wrong codes by network, whatever their mobile', async () => {
    const guess = (n: number) =>
      shop.ask('POST', VERIFY, {
        body: { mobile: String(13_720_000_000 + n), code: '000000' },
        headers: { 'x-forwarded-for': `2001:db8:7:2::${(n + 1).toString(16)}` },
      });
    for (let n = 0; n < 100; n++) expect((await guess(n)).status).toBe(401);
    const refused = await guess(100);
    expect([refused.status, getReason(refused)]).toEqual([429, 'codes-wrong-too-often']);
    shop.pass(900_001);
    expect((await guess(101)).status).toBe(401);
  });
});
