import { describe, expect, it } from 'vitest';

import { MOBILE, personShop, SESSIONS } from './testing.ts';

const shop = personShop();
const CODE = 'identities/mobile/security-code';
const VERIFY = 'identities/mobile/verification';
const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a security code', () => {
  it('is sent, and says when it ends and when another may be asked for', async () => {
    const answer = await shop.ask('POST', CODE, { body: { mobile: '138 0013 8000' } });
    expect(answer.body).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 60 });
    expect(await shop.sentCode(MOBILE)).toMatch(/^\d{6}$/);
  });

  it('is nowhere in the tables of the shop, nor is the address that asked', async () => {
    const code = await shop.getCode();
    const rows = await shop.db().selectFrom('security_codes').selectAll().execute();
    const written = JSON.stringify(rows.map(({ mobile: _mobile, ...others }) => others));
    expect(written).not.toContain(code);
    expect(written).not.toContain('127.0.0.1');
  });

  it('is not sent again within a minute', async () => {
    await shop.getCode();
    shop.pass(59_000);
    const answer = await shop.ask('POST', CODE, { body: { mobile: MOBILE }, language: 'en-US' });
    expect([answer.status, reasonOf(answer)]).toEqual([429, 'code-too-soon']);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body.error.message).toContain('1 seconds');
  });

  it('is sent five times an hour to one mobile, and no more, however they are asked for', async () => {
    for (let n = 0; n < 5; n++) await shop.getCode('13900000001');
    shop.pass(61_000);
    const answer = await shop.ask('POST', CODE, { body: { mobile: '+8613900000001' } });
    expect(reasonOf(answer)).toBe('code-too-often');
  });

  it('is sent once when it is asked for many times at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => shop.ask('POST', CODE, { body: { mobile: '13900000009' } })),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not sent to sixty mobiles an hour from one address', async () => {
    const asks = [];
    for (let n = 0; n < 61; n++)
      asks.push(await shop.ask('POST', CODE, { body: { mobile: String(13_700_000_000 + n) } }));
    expect(asks.at(59)?.status).toBe(200);
    expect(reasonOf(asks.at(60) ?? { body: {} })).toBe('code-too-often');
  });

  it.each([['12345'], ['+1 202 555 0123'], [''], [13_800_138_000]])(
    'is not sent to %j',
    async (mobile) => {
      const { status } = await shop.ask('POST', CODE, { body: { mobile } });
      expect(status).toBe(400);
    },
  );

  it('that cannot be delivered is told of', async () => {
    const answer = await shop.ask('POST', CODE, { body: { mobile: '13800000001' } });
    expect([answer.status, reasonOf(answer)]).toEqual([503, 'partner-unavailable']);
  });
});

describe('verification', () => {
  it('registers whom nobody knows, and knows them the next time', async () => {
    const first = await shop.signIn('13900000002');
    expect(first.answer.body).toMatchObject({ isGuest: false, isNew: true, role: 'shopper' });
    const second = await shop.signIn('13900000002');
    expect(second.answer.body).toMatchObject({ isNew: false, userId: first.visitor.shopperId });
    expect(second.visitor.bagId).toBe(first.visitor.bagId);
  });

  it('takes a code once', async () => {
    const body = { mobile: MOBILE, code: await shop.getCode() };
    expect((await shop.ask('POST', VERIFY, { body })).status).toBe(200);
    const again = await shop.ask('POST', VERIFY, { body });
    expect([again.status, reasonOf(again)]).toEqual([401, 'code-wrong']);
  });

  it('takes a code once when it comes many times at once', async () => {
    const body = { mobile: MOBILE, code: await shop.getCode() };
    const all = await Promise.all(
      Array.from({ length: 5 }, () => shop.ask('POST', VERIFY, { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes the newest code only, and for five minutes only', async () => {
    const old = await shop.getCode();
    const fresh = await shop.getCode();
    if (old !== fresh)
      expect((await shop.ask('POST', VERIFY, { body: { mobile: MOBILE, code: old } })).status).toBe(
        401,
      );
    shop.pass(300_000);
    const late = await shop.ask('POST', VERIFY, { body: { mobile: MOBILE, code: fresh } });
    expect(late.status).toBe(401);
  });

  it('gives up a code after five wrong attempts, even at once', async () => {
    const code = await shop.getCode();
    const guess = { mobile: MOBILE, code: wrong(code) };
    const all = await Promise.all(
      Array.from({ length: 9 }, () => shop.ask('POST', VERIFY, { body: guess })),
    );
    expect(all.every(({ status }) => status === 401)).toBe(true);
    const right = await shop.ask('POST', VERIFY, { body: { mobile: MOBILE, code } });
    expect(right.status).toBe(401);
  });

  it('takes no code of another mobile', async () => {
    const code = await shop.getCode('13900000003');
    const answer = await shop.ask('POST', VERIFY, { body: { mobile: '13900000004', code } });
    expect(answer.status).toBe(401);
  });

  it('ends the guest’s key and hands out a new one', async () => {
    const guest = await shop.newGuest();
    const { visitor } = await shop.signIn(MOBILE, { visitor: guest });
    expect(visitor.key).not.toBe(guest.key);
    expect((await shop.ask('GET', SESSIONS, { visitor: guest })).status).toBe(401);
    expect((await shop.ask('GET', SESSIONS, { visitor })).body).toMatchObject({ isGuest: false });
  });

  it('ties what a mini-program knows to the shopper', async () => {
    const bind = { provider: 'ttmp', code: 'demo-tied' };
    const body = { mobile: MOBILE, code: await shop.getCode(), bind };
    const { userId } = (await shop.ask('POST', VERIFY, { body })).body;
    const mini = { grant: 'mini-program', platform: 'ttmp', code: 'demo-tied' };
    expect((await shop.ask('POST', SESSIONS, { body: mini })).body).toMatchObject({ userId });
  });

  it('leaves the code unspent when the partner fails', async () => {
    const body = { mobile: MOBILE, code: await shop.getCode() };
    const bind = { provider: 'minip', code: 'demo-busy' };
    expect((await shop.ask('POST', VERIFY, { body: { ...body, bind } })).status).toBe(503);
    expect((await shop.ask('POST', VERIFY, { body })).status).toBe(200);
  });
});
