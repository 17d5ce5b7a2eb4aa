import { describe, expect, it } from 'vitest';
import { MOBILE, personShop, SESSIONS } from './testing.ts';

const shop = personShop();
const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const logIn = (account: string, password: string) =>
  shop.ask('POST', 'sessions/ff-login', { body: { account, password } });
const BIND = 'my/identities/messaging-oa';

let number = 13_600_000_000;
async function register(more: object = {}) {
  const mobile = String(number++);
  const code = await shop.getCode(mobile);
  const answer = await shop.ask('POST', 'users', { body: { mobile, code, ...more } });
  return { mobile, answer };
}

describe('registering', () => {
  it('makes a shopper who can sign in by mobile and by mail', async () => {
    const { mobile, answer } = await register({
      password: '一个足够长的好密码',
      email: 'Lin@Example.com',
      name: '林知夏',
    });
    expect(answer.body).toMatchObject({ isGuest: false, isNew: true });
    const { userId } = answer.body;
    expect((await logIn(mobile, '一个足够长的好密码')).body).toMatchObject({ userId });
    expect((await logIn('lin@example.COM', '一个足够长的好密码')).body).toMatchObject({ userId });
  });

  it('refuses a mobile and a mail that are known, and a wrong code', async () => {
    const { mobile } = await register({ email: 'taken@example.com' });
    const code = await shop.getCode(mobile);
    const again = await shop.ask('POST', 'users', { body: { mobile, code } });
    expect([again.status, reasonOf(again)]).toEqual([409, 'mobile-taken']);
    expect(reasonOf((await register({ email: 'TAKEN@example.com' })).answer)).toBe('email-taken');
    const guess = await shop.ask('POST', 'users', { body: { mobile: MOBILE, code: '000000' } });
    expect(guess.status).toBe(401);
  });

  it.each([[{ password: 'short' }], [{ email: 'nobody' }], [{ name: '1' }]])(
    'refuses %j',
    async (more) => {
      expect((await register(more)).answer.status).toBe(400);
    },
  );
});

describe('a password', () => {
  it('is stored as a slow hash with a salt of its own', async () => {
    for (const _ of [1, 2]) await register({ password: 'the same password' });
    const rows = await shop
      .db()
      .selectFrom('shoppers')
      .select('password_hash')
      .where('password_hash', 'is not', null)
      .execute();
    const hashes = rows.map((row) => row.password_hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.every((hash) => hash?.startsWith('scrypt$15$'))).toBe(true);
  });

  it('that is wrong is refused in the same words as an account that is none', async () => {
    const { mobile } = await register({ password: 'the right one' });
    const answers = [await logIn(mobile, 'wrong'), await logIn('13500000000', 'wrong')];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers.map(reasonOf)).toEqual(['login-wrong', 'login-wrong']);
  });

  it('is never right for a shopper who has none', async () => {
    const { mobile } = await register();
    expect((await logIn(mobile, '')).status).toBe(401);
    expect((await logIn(mobile, 'A')).status).toBe(401);
  });

  it('may be wrong ten times in a quarter of an hour, even at once', async () => {
    const { mobile } = await register({ password: 'the right one' });
    await Promise.all(Array.from({ length: 10 }, () => logIn(mobile, 'wrong')));
    const answer = await logIn(mobile, 'the right one');
    expect([answer.status, reasonOf(answer)]).toEqual([429, 'login-too-often']);
    shop.pass(900_001);
    expect((await logIn(mobile, 'the right one')).status).toBe(200);
  });

  it('that is right does not count', async () => {
    const { mobile } = await register({ password: 'the right one' });
    for (let n = 0; n < 12; n++) expect((await logIn(mobile, 'the right one')).status).toBe(200);
  });
});

describe('the messaging app', () => {
  const byMessaging = (code: string, asked: object = {}) =>
    shop.ask('POST', '/api/v2/sessions/messaging-oa', { ...asked, body: { code } });

  it('signs in, and registers whom nobody knows', async () => {
    const first = await byMessaging('demo-first');
    expect(first.body).toMatchObject({ isGuest: false, isNew: true, isMessagingBound: true });
    expect((await byMessaging('demo-first')).body).toMatchObject({
      isNew: false,
      userId: first.body.userId,
    });
  });

  it.each([
    ['nonsense', 401, 'partner-refused'],
    ['demo-unreachable', 503, 'partner-unavailable'],
  ])('refuses %s', async (code, status, reason) => {
    const answer = await byMessaging(code);
    expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
  });

  it('is bound to a shopper and unbound again', async () => {
    const { visitor } = await shop.signIn('13900000010');
    const bind = () => shop.ask('POST', BIND, { visitor, body: { code: 'demo-bound' } });
    expect((await bind()).body).toEqual({ done: true });
    expect((await bind()).body).toEqual({ done: true });
    const profile = await shop.ask('GET', 'messaging/profile', { visitor });
    expect(profile.body).toEqual({ isBound: true, nickname: 'bound', avatarUrl: null });
    expect((await shop.ask('GET', SESSIONS, { visitor })).body.isMessagingBound).toBe(true);
    expect((await shop.ask('DELETE', BIND, { visitor })).body).toEqual({ done: true });
    expect((await shop.ask('GET', 'messaging/profile', { visitor })).body.isBound).toBe(false);
  });

  it('belongs to one shopper, who has one', async () => {
    const first = await shop.signIn('13900000011');
    const second = await shop.signIn('13900000012');
    await shop.ask('POST', BIND, { visitor: first.visitor, body: { code: 'demo-mine' } });
    const taken = await shop.ask('POST', BIND, {
      visitor: second.visitor,
      body: { code: 'demo-mine' },
    });
    expect([taken.status, reasonOf(taken)]).toEqual([409, 'identity-taken']);
    const another = await shop.ask('POST', BIND, {
      visitor: first.visitor,
      body: { code: 'demo-x' },
    });
    expect(reasonOf(another)).toBe('already-bound');
  });

  it('stays bound while it is the only way in', async () => {
    const { body } = await byMessaging('demo-only');
    const visitor = { key: body.sessionKey, bagId: body.bagId, shopperId: body.userId };
    const answer = await shop.ask('DELETE', BIND, { visitor });
    expect([answer.status, reasonOf(answer)]).toEqual([409, 'last-way-in']);
  });

  it('is not bound by guests', async () => {
    const visitor = await shop.newGuest();
    const answer = await shop.ask('POST', BIND, { visitor, body: { code: 'demo-guest' } });
    expect(reasonOf(answer)).toBe('login-needed');
  });
});
