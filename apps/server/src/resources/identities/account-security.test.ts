import { describe, expect, it } from 'vitest';
import { SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';
import type { Visitor } from '../../../test/support/resource-app.ts';

const shop = setUpIdentities();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PERSONAL = 'my/privacy/personal-information';
const PASSWORD = 'a long and good one';
let mobile = 13_900_000_700;

const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const nextMobile = () => String(++mobile);

async function logInByPassword(number: string): Promise<Visitor> {
  const { body } = await shop.ask('POST', 'sessions/ff-login', {
    body: { account: number, password: PASSWORD },
  });
  return { key: body.sessionKey, bagId: body.bagId, shopperId: body.userId };
}

/** Registers a shopper with a password, and logs in by it: that is no proof of the mobile. */
async function createShopper() {
  const number = nextMobile();
  const { visitor } = await shop.logInByMobile(number);
  await shop.ask('PATCH', 'my/profile', { visitor, body: { password: { next: PASSWORD } } });
  return { number, first: visitor, visitor: await logInByPassword(number) };
}

describe('a session alone', () => {
  it.each([
    ['export the data', 'GET', PERSONAL, undefined],
    ['erase the account', 'DELETE', `${PERSONAL}?confirm=YES`, undefined],
    ['set another e-mail address', 'PATCH', 'my/profile', { email: 'thief@example.com' }],
  ] as const)(
    'cannot %s before a code proves who the shopper is',
    async (_, method, path, body) => {
      const { number, visitor } = await createShopper();
      const send = () => shop.ask(method, path, { visitor, ...(body ? { body } : {}) });
      const refused = await send();
      expect([refused.status, getReason(refused)]).toEqual([403, 'verification-needed']);
      shop.pass(61_000);
      const sent = await shop.ask('POST', 'my/verification/security-code', { visitor });
      const proof = { code: await shop.sentCode(number), challenge: sent.body.challenge };
      const answer = await shop.ask('POST', 'my/verification', { visitor, body: proof });
      expect(answer.body).toEqual({ done: true });
      expect((await send()).status).toBe(200);
    },
  );

  it('cannot set a first password, but one who has just logged in by a code can', async () => {
    const { visitor } = await shop.logInByMobile(nextMobile());
    const setPassword = () =>
      shop.ask('PATCH', 'my/profile', { visitor, body: { password: { next: PASSWORD } } });
    shop.pass(10 * MINUTE_MS);
    expect(getReason(await setPassword())).toBe('verification-needed');
    const { visitor: again } = await shop.logInByMobile(String(mobile));
    const answer = await shop.ask('PATCH', 'my/profile', {
      visitor: again,
      body: { password: { next: PASSWORD } },
    });
    expect(answer.status).toBe(200);
  });

  it('may change a name and keep the e-mail address', async () => {
    const { first, visitor } = await createShopper();
    expect(first.shopperId).toBe(visitor.shopperId);
    const body = { name: '林知夏' };
    expect((await shop.ask('PATCH', 'my/profile', { visitor, body })).status).toBe(200);
  });
});

describe('a password', () => {
  it.each(['12345678', 'password', 'qwertyui'])('%s is refused', async (next) => {
    const { visitor } = await shop.logInByMobile(nextMobile());
    const body = { password: { next } };
    const answer = await shop.ask('PATCH', 'my/profile', { visitor, body });
    expect([answer.status, getReason(answer)]).toEqual([400, 'password-common']);
  });

  it('that contains the own number is refused', async () => {
    const { visitor } = await shop.logInByMobile(nextMobile());
    const body = { password: { next: `my ${mobile}` } };
    const answer = await shop.ask('PATCH', 'my/profile', { visitor, body });
    expect(getReason(answer)).toBe('password-common');
  });

  it('can be changed often with the right present one', async () => {
    const { visitor } = await createShopper();
    for (let n = 0; n < 12; n++) {
      const password = {
        current: n === 0 ? PASSWORD : `${PASSWORD} ${n - 1}`,
        next: `${PASSWORD} ${n}`,
      };
      const { status } = await shop.ask('PATCH', 'my/profile', { visitor, body: { password } });
      expect(status).toBe(200);
    }
  });
});

describe('the sessions of a shopper', () => {
  const list = async (visitor: Visitor) => (await shop.ask('GET', 'my/sessions', { visitor })).body;
  const isOpen = async (visitor: Visitor) =>
    (await shop.ask('GET', SESSIONS, { visitor })).status === 200;

  it('are listed with device and network, and can be ended one by one', async () => {
    const number = nextMobile();
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1',
      'x-forwarded-for': '203.0.113.7',
    };
    const { visitor: phone } = await shop.logInByMobile(number, { headers });
    const { visitor } = await shop.logInByMobile(number);
    const [current, other] = await list(visitor);
    expect(current).toMatchObject({ isCurrent: true });
    expect(other).toMatchObject({
      isCurrent: false,
      device: 'Safari · iOS',
      network: '203.0.*.*',
    });
    expect(JSON.stringify(await list(visitor))).not.toContain('203.0.113');
    const stranger = await shop.newShopper();
    const steal = await shop.ask('DELETE', `my/sessions/${other.id}`, { visitor: stranger });
    expect(steal.status).toBe(404);
    await shop.ask('DELETE', `my/sessions/${other.id}`, { visitor });
    expect([await isOpen(phone), await isOpen(visitor)]).toEqual([false, true]);
  });

  it('can all be ended except the own one', async () => {
    const { first, visitor, number } = await createShopper();
    const third = await logInByPassword(number);
    await shop.ask('DELETE', 'my/sessions', { visitor });
    expect([await isOpen(first), await isOpen(third), await isOpen(visitor)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('end after 90 days, however often they are used', async () => {
    const { visitor } = await shop.logInByMobile(nextMobile());
    for (let day = 10; day < 90; day += 10) {
      shop.pass(10 * DAY_MS);
      expect(await isOpen(visitor)).toBe(true);
    }
    shop.pass(10 * DAY_MS);
    expect(await isOpen(visitor)).toBe(false);
  });

  it('end after 30 days without use', async () => {
    const { visitor } = await shop.logInByMobile(nextMobile());
    shop.pass(30 * DAY_MS + 1);
    expect(await isOpen(visitor)).toBe(false);
  });
});

describe('a browser', () => {
  it('gets its session by cookie only', async () => {
    const send = (headers: Record<string, string>) =>
      shop.ask('POST', SESSIONS, { body: { grant: 'guest' }, headers });
    const browser = await send({ 'sec-fetch-site': 'same-origin' });
    expect(browser.body).not.toHaveProperty('sessionKey');
    expect(String(browser.headers['set-cookie'])).toMatch(/^session=[\w-]{43};/);
    expect((await send({})).body.sessionKey).toMatch(/^[\w-]{43}$/);
  });
});

describe('the security log', () => {
  it('tells what happened to which account and network, without naming them', async () => {
    const number = nextMobile();
    shop.logLines.length = 0;
    const { visitor } = await shop.logInByMobile(number);
    await shop.ask('POST', 'sessions/ff-login', { body: { account: number, password: 'wrong' } });
    await shop.ask('PATCH', 'my/profile', { visitor, body: { password: { next: PASSWORD } } });
    await shop.ask('GET', PERSONAL, { visitor });
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const lines = shop.logLines
      .map((line) => JSON.parse(line))
      .filter(({ securityEvent }) => securityEvent);
    expect(lines.map(({ securityEvent }) => securityEvent)).toEqual([
      'code-sent',
      'log-in',
      'log-in-failed',
      'password-changed',
      'data-exported',
      'account-erased',
    ]);
    for (const line of lines)
      expect(line).toMatchObject({
        account: expect.stringMatching(/^[0-9a-f]{16}$/),
        network: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    expect(JSON.stringify(lines)).not.toContain(number);
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
  });
});
