import { describe, expect, it } from 'vitest';
import { SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';
import { signToken } from '../../sessions/hand-over-token.ts';
import { hashSessionKey } from '../../sessions/session-key.ts';

const shop = setUpIdentities();
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const openSession = (body: object, options: object = {}) =>
  shop.ask('POST', SESSIONS, { ...options, body });
const exchangeToken = (token: string, options: object = {}) =>
  openSession({ grant: 'token', token }, options);

const createToken = (more: Partial<Parameters<typeof signToken>[0]>, key?: string) =>
  signToken(
    { client: 'app', expiresAt: Math.floor(shop.now() / 1000) + 600, ...more },
    key ?? shop.settings().providers.tokenKeys[0],
  );

describe('a guest session', () => {
  it('starts with a key, a bag, an expiry and an HttpOnly cookie', async () => {
    const { status, body, headers } = await openSession({ grant: 'guest' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isGuest: true, userId: null, role: null, isNew: false });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(shop.now());
    expect(String(headers['set-cookie'])).toContain(`session=${body.sessionKey}; `);
    expect(String(headers['set-cookie'])).toContain('HttpOnly');
  });

  it('keeps its bag when it is replaced, and its old key becomes invalid', async () => {
    const guest = await shop.newGuest();
    const { body } = await openSession({ grant: 'guest' }, { visitor: guest });
    expect(body.bagId).toBe(guest.bagId);
    expect((await shop.ask('GET', SESSIONS, { visitor: guest })).status).toBe(401);
  });

  it.each([
    [{}],
    [{ grant: 'magic' }],
    [{ grant: 'token' }],
    [{ grant: 'mini-program', code: 'x' }],
  ])('is refused for the grant %j', async (body) => {
    expect((await openSession(body)).status).toBe(400);
  });

  it('refreshes its cookie, and sets none for callers with a session key', async () => {
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

  it('can be closed', async () => {
    const visitor = await shop.newGuest();
    expect((await shop.ask('DELETE', SESSIONS, { visitor })).body).toEqual({ done: true });
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(401);
  });
});

describe('the sessions of a shopper', () => {
  it('can be closed one by one or everywhere', async () => {
    const shopper = await shop.newShopper();
    const subject = shopper.shopperId;
    const keys = [];
    for (let n = 0; n < 3; n++)
      keys.push((await exchangeToken(createToken({ subject }))).body.sessionKey);
    const [first, second, third] = keys.map((key) => ({ ...shopper, key }));
    await shop.ask('DELETE', SESSIONS, first ? { visitor: first } : {});
    expect((await shop.ask('GET', SESSIONS, second ? { visitor: second } : {})).status).toBe(200);
    await shop.ask('DELETE', `${SESSIONS}?everywhere=YES`, second ? { visitor: second } : {});
    expect((await shop.ask('GET', SESSIONS, third ? { visitor: third } : {})).status).toBe(401);
  });
});

describe('a token', () => {
  it('opens a session of its shopper', async () => {
    const { shopperId } = await shop.newShopper();
    const { body } = await exchangeToken(createToken({ subject: shopperId }));
    expect(body).toMatchObject({ isGuest: false, userId: shopperId });
    expect(body.sessionKey).toBeTruthy();
  });

  it('is a grant without being called one', async () => {
    const { shopperId } = await shop.newShopper();
    const { body } = await openSession({ token: createToken({ subject: shopperId }) });
    expect(body).toMatchObject({ isGuest: false, userId: shopperId });
  });

  it('of a guest client opens a guest session', async () => {
    const { shopperId } = await shop.newShopper();
    const { body } = await exchangeToken(
      createToken({ client: 'guest-client', subject: shopperId }),
    );
    expect(body).toMatchObject({ isGuest: true, userId: null });
  });

  it('opens one session, and is accepted again for the logged-in shopper', async () => {
    const { shopperId } = await shop.newShopper();
    const token = createToken({ subject: shopperId });
    const { body } = await exchangeToken(token);
    expect(getReason(await exchangeToken(token))).toBe('token-refused');
    const other = await shop.newShopper();
    expect(getReason(await exchangeToken(token, { visitor: other }))).toBe('token-refused');
    const visitor = { key: body.sessionKey, bagId: body.bagId, shopperId };
    expect((await exchangeToken(token, { visitor })).body).toMatchObject({ userId: shopperId });
  });

  it.each([
    ['expired', () => createToken({ subject: '100001', expiresAt: shop.now() / 1000 - 31 })],
    [
      'valid for a day',
      () => createToken({ subject: '100001', expiresAt: shop.now() / 1000 + 86_400 }),
    ],
    ['without a subject', () => createToken({})],
    ['of an unknown shopper', () => createToken({ subject: '999999999' })],
    ['signed with another key', () => createToken({ subject: '100001' }, 'x'.repeat(40))],
    ['not signed', () => `${createToken({ subject: '100001' }).split('.').slice(0, 2).join('.')}.`],
    ['no token', () => 'abc'],
  ])('that is %s is refused', async (_, createText) => {
    const response = await exchangeToken(createText());
    expect([response.status, getReason(response)]).toEqual([401, 'token-refused']);
  });

  it('with the algorithm none is refused', async () => {
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const [, payload] = createToken({ subject: '100001' }).split('.');
    expect((await exchangeToken(`${none}.${payload}.`)).status).toBe(401);
  });
});

describe('a mini-program', () => {
  const openMiniProgram = (code: string, more: object = {}) =>
    openSession({ grant: 'mini-program', platform: 'minip', code, ...more });

  it('opens a guest session until the shopper registers', async () => {
    expect((await openMiniProgram('demo-new')).body).toMatchObject({ isGuest: true });
    const { body } = await openMiniProgram('demo-new', { register: true });
    expect(body).toMatchObject({ isGuest: false, isNew: true });
    expect((await openMiniProgram('demo-new')).body).toMatchObject({
      userId: body.userId,
      isNew: false,
    });
  });

  it('finds the shopper of the messaging account', async () => {
    const { body } = await shop.ask('POST', '/api/v2/sessions/messaging-oa', {
      body: { code: 'demo-union' },
    });
    expect((await openMiniProgram('demo-union')).body).toMatchObject({ userId: body.userId });
  });

  it('registers one shopper for concurrent requests', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => openMiniProgram('demo-twice', { register: true })),
    );
    const [first, second] = responses.map(({ body }) => body.userId);
    expect(first).toBe(second);
  });

  it.each([
    ['an invalid code', 'x', 401, 'partner-refused'],
    ['a busy partner', 'demo-busy', 503, 'partner-unavailable'],
    ['an unreachable partner', 'demo-unreachable', 503, 'partner-unavailable'],
  ])('is refused with %s', async (_, code, status, reason) => {
    const response = await openMiniProgram(code);
    expect([response.status, getReason(response)]).toEqual([status, reason]);
  });
});

describe('a token of the app for its pages', () => {
  const createHandOver = async (visitor: Awaited<ReturnType<typeof shop.newGuest>>) =>
    (await shop.ask('POST', '/api/v2/identities/hand-over-tokens', { visitor })).body;

  it('opens a session of the same shopper once, and leaves that of the app open', async () => {
    const visitor = await shop.newShopper();
    const { token, expiresInSeconds } = await createHandOver(visitor);
    expect(expiresInSeconds).toBeLessThanOrEqual(60);
    const { status, body } = await exchangeToken(token);
    expect([status, body.userId, body.bagId]).toEqual([200, visitor.shopperId, visitor.bagId]);
    expect(body.sessionKey).not.toBe(visitor.key);
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(200);
    expect(getReason(await exchangeToken(token))).toBe('token-refused');
  });

  it('opens a session of the same guest, with the same bag', async () => {
    const visitor = await shop.newGuest();
    const { token } = await createHandOver(visitor);
    const { body } = await exchangeToken(token, { visitor: await shop.newGuest() });
    expect([body.isGuest, body.bagId]).toEqual([true, visitor.bagId]);
  });

  it('of a guest does not log out a shopper', async () => {
    const shopper = await shop.newShopper();
    const { token } = await createHandOver(await shop.newGuest());
    expect(getReason(await exchangeToken(token, { visitor: shopper }))).toBe('token-refused');
    expect((await shop.ask('GET', SESSIONS, { visitor: shopper })).body.userId).toBe(
      shopper.shopperId,
    );
  });

  it('is refused after a minute, and after the session of the app has ended', async () => {
    const visitor = await shop.newShopper();
    const late = await createHandOver(visitor);
    shop.pass(60_000);
    expect(getReason(await exchangeToken(late.token))).toBe('token-refused');
    const { token } = await createHandOver(visitor);
    await shop.ask('DELETE', SESSIONS, { visitor });
    expect(getReason(await exchangeToken(token))).toBe('token-refused');
  });

  it('is exchanged by one of the calls that arrive together', async () => {
    const { token } = await createHandOver(await shop.newShopper());
    const answers = await Promise.all([1, 2, 3].map(() => exchangeToken(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not make the log-in of the app last longer', async () => {
    const visitor = await shop.newShopper();
    shop.pass(25 * 86_400_000);
    await shop.ask('GET', SESSIONS, { visitor });
    shop.pass(25 * 86_400_000);
    await shop.ask('GET', SESSIONS, { visitor });
    shop.pass(25 * 86_400_000);
    const { token } = await createHandOver(visitor);
    const { body } = await exchangeToken(token);
    expect(Date.parse(body.expiresAt)).toBe(shop.now() + 15 * 86_400_000);
  });

  it.each(['app', 'page'])('makes a log-out by the %s end both', async (side) => {
    const app = await shop.newShopper();
    const { token } = await createHandOver(app);
    const page = { ...app, key: (await exchangeToken(token)).body.sessionKey as string };
    const other = (await exchangeToken(createToken({ subject: app.shopperId }))).body.sessionKey;
    await shop.ask('DELETE', SESSIONS, { visitor: side === 'app' ? app : page });
    for (const visitor of [app, page])
      expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(401);
    const elsewhere = { ...app, key: other as string };
    expect((await shop.ask('GET', SESSIONS, { visitor: elsewhere })).status).toBe(200);
  });

  it('makes app and page one device, which ends as one and not as another one', async () => {
    const app = await shop.newShopper();
    const { token } = await createHandOver(app);
    const page = { ...app, key: (await exchangeToken(token)).body.sessionKey as string };
    const list = '/api/v1/my/sessions';
    const { body } = await shop.ask('GET', list, { visitor: page });
    expect(body.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true]);
    const other = await exchangeToken(createToken({ subject: app.shopperId }));
    const elsewhere = { ...app, key: other.body.sessionKey as string };
    const seen = (await shop.ask('GET', list, { visitor: elsewhere })).body;
    expect(seen).toHaveLength(2);
    await shop.ask('DELETE', list, { visitor: page });
    expect((await shop.ask('GET', SESSIONS, { visitor: app })).status).toBe(200);
    expect((await shop.ask('GET', SESSIONS, { visitor: elsewhere })).status).toBe(401);
    const last = await exchangeToken(createToken({ subject: app.shopperId }));
    const lastKey = { ...app, key: last.body.sessionKey as string };
    const [, device] = (await shop.ask('GET', list, { visitor: lastKey })).body;
    await shop.ask('DELETE', `${list}/${device.id}`, { visitor: lastKey });
    expect((await shop.ask('GET', SESSIONS, { visitor: app })).status).toBe(401);
    expect((await shop.ask('GET', SESSIONS, { visitor: page })).status).toBe(401);
  });

  it('is stored as a hash, and stands in no line of the log', async () => {
    const { token } = await createHandOver(await shop.newShopper());
    const rows = await shop.db().selectFrom('hand_over_tokens').select('token_hash').execute();
    expect(rows).toContainEqual({ token_hash: hashSessionKey(token.slice(3)) });
    await exchangeToken(token);
    await exchangeToken(token);
    expect(shop.logLines.join('\n')).not.toContain(token.slice(3));
  });
});
