import { describe, expect, it } from 'vitest';
import { writeToken } from '../../sessions/token.ts';
import { personShop, SESSIONS } from './testing.ts';

const shop = personShop();
const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const open = (body: object, asked: object = {}) => shop.ask('POST', SESSIONS, { ...asked, body });
const exchange = (token: string, asked: object = {}) => open({ grant: 'token', token }, asked);

const tokenOf = (more: Partial<Parameters<typeof writeToken>[0]>, key?: string) =>
  writeToken(
    { client: 'app', expiresAt: Math.floor(shop.now() / 1000) + 600, ...more },
    key ?? shop.settings().providers.tokenKey,
  );

describe('a guest’s visit', () => {
  it('begins with a key, a bag and an end, and a cookie that scripts cannot read', async () => {
    const { status, body, headers } = await open({ grant: 'guest' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isGuest: true, userId: null, role: null, isNew: false });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(shop.now());
    expect(String(headers['set-cookie'])).toContain(`session=${body.sessionKey}; `);
    expect(String(headers['set-cookie'])).toContain('HttpOnly');
  });

  it('keeps its bag when it is begun anew, and its old key is dead', async () => {
    const guest = await shop.newGuest();
    const { body } = await open({ grant: 'guest' }, { visitor: guest });
    expect(body.bagId).toBe(guest.bagId);
    expect((await shop.ask('GET', SESSIONS, { visitor: guest })).status).toBe(401);
  });

  it.each([
    [{}],
    [{ grant: 'magic' }],
    [{ grant: 'token' }],
    [{ grant: 'mini-program', code: 'x' }],
  ])('does not begin with %j', async (body) => {
    expect((await open(body)).status).toBe(400);
  });

  it('keeps its cookie for as long as it lasts, and gives none to who has a key', async () => {
    const visitor = await shop.newGuest();
    const cookie = { cookie: `session=${visitor.key}` };
    shop.pass(20 * 86_400_000);
    const { headers, body } = await shop.ask('GET', SESSIONS, { headers: cookie });
    const until = new Date(body.expiresAt).toUTCString();
    expect(String(headers['set-cookie'])).toContain(`session=${visitor.key}; Expires=${until}; `);
    expect(Date.parse(body.expiresAt)).toBe(shop.now() + 60 * 86_400_000);
    const byKey = await shop.ask('GET', SESSIONS, { visitor });
    expect(byKey.headers['set-cookie']).toBeUndefined();
  });

  it('ends when it is told to', async () => {
    const visitor = await shop.newGuest();
    expect((await shop.ask('DELETE', SESSIONS, { visitor })).body).toEqual({ done: true });
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(401);
  });
});

describe('a shopper’s visits', () => {
  it('end one by one, or everywhere', async () => {
    const shopper = await shop.newShopper();
    const subject = shopper.shopperId;
    const keys = [];
    for (let n = 0; n < 3; n++) keys.push((await exchange(tokenOf({ subject }))).body.sessionKey);
    const [first, second, third] = keys.map((key) => ({ ...shopper, key }));
    await shop.ask('DELETE', SESSIONS, first ? { visitor: first } : {});
    expect((await shop.ask('GET', SESSIONS, second ? { visitor: second } : {})).status).toBe(200);
    await shop.ask('DELETE', `${SESSIONS}?everywhere=YES`, second ? { visitor: second } : {});
    expect((await shop.ask('GET', SESSIONS, third ? { visitor: third } : {})).status).toBe(401);
  });
});

describe('a token', () => {
  it('opens its shopper’s session', async () => {
    const { shopperId } = await shop.newShopper();
    const { body } = await exchange(tokenOf({ subject: shopperId }));
    expect(body).toMatchObject({ isGuest: false, userId: shopperId });
    expect(body.sessionKey).toBeTruthy();
  });

  it('of a guest client is no login', async () => {
    const { shopperId } = await shop.newShopper();
    const { body } = await exchange(tokenOf({ client: 'guest-client', subject: shopperId }));
    expect(body).toMatchObject({ isGuest: true, userId: null });
  });

  it('opens one session, but for a page that is loaded anew', async () => {
    const { shopperId } = await shop.newShopper();
    const token = tokenOf({ subject: shopperId });
    const { body } = await exchange(token);
    expect(reasonOf(await exchange(token))).toBe('token-refused');
    const other = await shop.newShopper();
    expect(reasonOf(await exchange(token, { visitor: other }))).toBe('token-refused');
    const visitor = { key: body.sessionKey, bagId: body.bagId, shopperId };
    expect((await exchange(token, { visitor })).body).toMatchObject({ userId: shopperId });
  });

  it.each([
    ['expired', () => tokenOf({ subject: '100001', expiresAt: shop.now() / 1000 - 31 })],
    ['good for a day', () => tokenOf({ subject: '100001', expiresAt: shop.now() / 1000 + 86_400 })],
    ['of nobody', () => tokenOf({})],
    ['of somebody unknown', () => tokenOf({ subject: '999999999' })],
    ['signed by somebody else', () => tokenOf({ subject: '100001' }, 'x'.repeat(40))],
    ['not signed', () => `${tokenOf({ subject: '100001' }).split('.').slice(0, 2).join('.')}.`],
    ['no token', () => 'abc'],
  ])('that is %s opens nothing', async (_, make) => {
    const answer = await exchange(make());
    expect([answer.status, reasonOf(answer)]).toEqual([401, 'token-refused']);
  });

  it('that says it needs no signature is a forgery', async () => {
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const [, payload] = tokenOf({ subject: '100001' }).split('.');
    expect((await exchange(`${none}.${payload}.`)).status).toBe(401);
  });
});

describe('a mini-program', () => {
  const mini = (code: string, more: object = {}) =>
    open({ grant: 'mini-program', platform: 'minip', code, ...more });

  it('brings a guest until somebody registers', async () => {
    expect((await mini('demo-new')).body).toMatchObject({ isGuest: true });
    const { body } = await mini('demo-new', { register: true });
    expect(body).toMatchObject({ isGuest: false, isNew: true });
    expect((await mini('demo-new')).body).toMatchObject({ userId: body.userId, isNew: false });
  });

  it('knows whom the messaging account knows', async () => {
    const { body } = await shop.ask('POST', '/api/v2/sessions/messaging-oa', {
      body: { code: 'demo-union' },
    });
    expect((await mini('demo-union')).body).toMatchObject({ userId: body.userId });
  });

  it('registers once what comes twice at once', async () => {
    const both = await Promise.all([1, 2].map(() => mini('demo-twice', { register: true })));
    const [first, second] = both.map(({ body }) => body.userId);
    expect(first).toBe(second);
  });

  it.each([
    ['a code that is none', 'x', 401, 'partner-refused'],
    ['a partner without time', 'demo-busy', 503, 'partner-unavailable'],
    ['a partner that is away', 'demo-unreachable', 503, 'partner-unavailable'],
  ])('is refused with %s', async (_, code, status, reason) => {
    const answer = await mini(code);
    expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
  });
});
