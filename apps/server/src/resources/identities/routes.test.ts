import { describe, expect, it } from 'vitest';
import { MOBILE, SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const logIn = (account: string, password: string) =>
  shop.ask('POST', 'sessions/ff-login', { body: { account, password } });
const BIND = 'my/identities/messaging-oa';

let nextMobile = 13_600_000_000;
async function register(more: object = {}) {
  const mobile = String(nextMobile++);
  const proof = await shop.requestCode(mobile);
  const answer = await shop.ask('POST', 'users', { body: { mobile, ...proof, ...more } });
  return { mobile, answer };
}

const verifyEmail = (id: string) =>
  shop
    .db()
    .updateTable('shoppers')
    .set({ email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();

describe('registration', () => {
  it('creates a shopper who can log in by mobile, and by email once it is verified', async () => {
    const { mobile, answer } = await register({
      password: '一个足够长的好密码',
      email: 'Lin@Example.com',
      name: '林知夏',
    });
    expect(answer.body).toMatchObject({ isGuest: false, isNew: true });
    const { userId } = answer.body;
    expect((await logIn(mobile, '一个足够长的好密码')).body).toMatchObject({ userId });
    expect((await logIn('lin@example.COM', '一个足够长的好密码')).status).toBe(401);
    await verifyEmail(userId);
    expect((await logIn('lin@example.COM', '一个足够长的好密码')).body).toMatchObject({ userId });
  });

  it('refuses a registered mobile or email, and a wrong code', async () => {
    const { mobile, answer } = await register({ email: 'taken@example.com' });
    await verifyEmail(answer.body.userId);
    const proof = await shop.requestCode(mobile);
    const again = await shop.ask('POST', 'users', { body: { mobile, ...proof } });
    expect([again.status, getReason(again)]).toEqual([409, 'mobile-taken']);
    expect(getReason((await register({ email: 'TAKEN@example.com' })).answer)).toBe('email-taken');
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
  it('is stored as a slow hash with its own salt', async () => {
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

  it('that is wrong is refused like an unknown account', async () => {
    const { mobile } = await register({ password: 'the right one' });
    const responses = [await logIn(mobile, 'wrong'), await logIn('13500000000', 'wrong')];
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    expect(responses.map(getReason)).toEqual(['login-wrong', 'login-wrong']);
  });

  it('is never accepted for a shopper without one', async () => {
    const { mobile } = await register();
    expect((await logIn(mobile, '')).status).toBe(401);
    expect((await logIn(mobile, 'A')).status).toBe(401);
  });

  it('may be wrong ten times in 15 minutes, also in concurrent attempts', async () => {
    const { mobile } = await register({ password: 'the right one' });
    await Promise.all(Array.from({ length: 10 }, () => logIn(mobile, 'wrong')));
    const answer = await logIn(mobile, 'the right one');
    expect([answer.status, getReason(answer)]).toEqual([429, 'login-too-often']);
    shop.pass(900_001);
    expect((await logIn(mobile, 'the right one')).status).toBe(200);
  });

  it('is not locked for longer by attempts during the lock', async () => {
    const { mobile } = await register({ password: 'the right one' });
    for (let n = 0; n < 10; n++) await logIn(mobile, 'wrong');
    shop.pass(800_000);
    expect((await logIn(mobile, 'wrong')).status).toBe(429);
    shop.pass(100_001);
    expect((await logIn(mobile, 'the right one')).status).toBe(200);
  });

  it('of a browser that logged in before is not locked by the attempts of others', async () => {
    const { mobile } = await register({ password: 'the right one' });
    const first = await logIn(mobile, 'the right one');
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map(String)
      .find((text) => text.startsWith('device='));
    for (let n = 0; n < 10; n++) await logIn(mobile, 'wrong');
    expect((await logIn(mobile, 'the right one')).status).toBe(429);
    const known = await shop.ask('POST', 'sessions/ff-login', {
      body: { account: mobile, password: 'the right one' },
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    });
    expect(known.status).toBe(200);
  });

  it('that is right does not count as an attempt', async () => {
    const { mobile } = await register({ password: 'the right one' });
    for (let n = 0; n < 12; n++) expect((await logIn(mobile, 'the right one')).status).toBe(200);
  });
});

describe('the messaging app', () => {
  const logInByMessaging = (code: string, options: object = {}) =>
    shop.ask('POST', '/api/v2/sessions/messaging-oa', { ...options, body: { code } });

  it('logs in, and registers an unknown account', async () => {
    const first = await logInByMessaging('demo-first');
    expect(first.body).toMatchObject({ isGuest: false, isNew: true, isMessagingBound: true });
    expect((await logInByMessaging('demo-first')).body).toMatchObject({
      isNew: false,
      userId: first.body.userId,
    });
  });

  it.each([
    ['nonsense', 401, 'partner-refused'],
    ['demo-unreachable', 503, 'partner-unavailable'],
  ])('refuses %s', async (code, status, reason) => {
    const answer = await logInByMessaging(code);
    expect([answer.status, getReason(answer)]).toEqual([status, reason]);
  });

  it('can be bound to a shopper and unbound', async () => {
    const { visitor } = await shop.logInByMobile('13900000010');
    const bind = () => shop.ask('POST', BIND, { visitor, body: { code: 'demo-bound' } });
    expect((await bind()).body).toEqual({ done: true });
    expect((await bind()).body).toEqual({ done: true });
    const profile = await shop.ask('GET', 'messaging/profile', { visitor });
    expect(profile.body).toEqual({ isBound: true, nickname: 'bound', avatarUrl: null });
    expect((await shop.ask('GET', SESSIONS, { visitor })).body.isMessagingBound).toBe(true);
    expect((await shop.ask('DELETE', BIND, { visitor })).body).toEqual({ done: true });
    expect((await shop.ask('GET', 'messaging/profile', { visitor })).body.isBound).toBe(false);
  });

  it('belongs to one shopper, who can bind only one', async () => {
    const first = await shop.logInByMobile('13900000011');
    const second = await shop.logInByMobile('13900000012');
    await shop.ask('POST', BIND, { visitor: first.visitor, body: { code: 'demo-mine' } });
    const taken = await shop.ask('POST', BIND, {
      visitor: second.visitor,
      body: { code: 'demo-mine' },
    });
    expect([taken.status, getReason(taken)]).toEqual([409, 'identity-taken']);
    const another = await shop.ask('POST', BIND, {
      visitor: first.visitor,
      body: { code: 'demo-x' },
    });
    expect(getReason(another)).toBe('already-bound');
  });

  it('stays bound while it is the only way to log in', async () => {
    const { body } = await logInByMessaging('demo-only');
    const visitor = { key: body.sessionKey, bagId: body.bagId, shopperId: body.userId };
    const answer = await shop.ask('DELETE', BIND, { visitor });
    expect([answer.status, getReason(answer)]).toEqual([409, 'last-way-in']);
  });

  it('cannot be bound by guests', async () => {
    const visitor = await shop.newGuest();
    const answer = await shop.ask('POST', BIND, { visitor, body: { code: 'demo-guest' } });
    expect(getReason(answer)).toBe('login-needed');
  });
});
