import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OperatorHarness,
  openOperatorHarness,
  PASSWORD,
} from '../../../test/admin/operator-harness.ts';
import { readCode as readTotp } from '../../../test/support/authenticator-app.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { inviteFirstOwner } from './first-owner.ts';

const MINUTE_MS = 60_000;
const NEXT_PASSWORD = 'nine slow green kettles';

let shop: OperatorHarness;
beforeAll(async () => {
  shop = await openOperatorHarness();
});
afterAll(() => shop.close());

const readCode = (secret: string) => readTotp(secret, shop.clock.now);
const readCookie = (headers: { 'set-cookie'?: string | string[] | number | undefined }) =>
  /operator=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const logIn = (email: string, password = PASSWORD) =>
  shop.ask('POST', 'session', { body: { email, password } });
const confirm = (challenge: string, code: string) =>
  shop.ask('POST', 'session/second-factor', { body: { challenge, code } });

/** Logs in for the first time, which sets up the second factor. */
async function setUp(email: string) {
  const { body } = await logIn(email);
  const { body: confirmed, headers } = await confirm(body.challenge, readCode(body.secret));
  return { secret: body.secret, codes: confirmed.recoveryCodes, session: readCookie(headers) };
}

describe('the first owner', () => {
  it('is created by the one-time link, sets up the second factor and is logged in', async () => {
    const url = await inviteFirstOwner(shop.deps);
    const token = url?.split('/').at(-1) ?? '';
    expect((await shop.ask('GET', `invitations/${token}`)).body).toMatchObject({ role: 'owner' });
    const body = { email: 'Ada@Example.cn', name: '阿达', password: PASSWORD };
    const accepted = await shop.ask('POST', `invitations/${token}`, { body });
    expect(accepted.body).toMatchObject({ status: 'second-factor-required' });
    expect(accepted.body.otpauthUrl).toMatch(/^otpauth:\/\/totp\/.*ada%40example\.cn\?secret=/);
    const { body: confirmed, headers } = await confirm(
      accepted.body.challenge,
      readCode(accepted.body.secret),
    );
    expect(confirmed.operator).toMatchObject({
      email: 'ada@example.cn',
      role: 'owner',
      hasSecondFactor: true,
    });
    expect(confirmed.recoveryCodes).toHaveLength(10);
    expect(String(headers['set-cookie'])).toMatch(
      /^operator=[\w-]{43}; HttpOnly; Path=\/; SameSite=Strict,operator-device=/,
    );
    const current = await shop.ask('GET', 'session', { session: readCookie(headers) });
    expect(current.body).toMatchObject({
      name: '阿达',
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    });
    expect((await shop.ask('POST', `invitations/${token}`, { body })).status).toBe(404);
    expect(await inviteFirstOwner(shop.deps)).toBeUndefined();
  });
});

describe('a log-in', () => {
  it.each([
    ['is refused to a page of another site', { origin: 'https://evil.example' }, 403],
    ['is refused to a page that hides its site', { origin: 'null' }, 403],
    ['is refused to what another site sends', { 'sec-fetch-site': 'cross-site' }, 403],
    ['is refused to a sibling of the host', { 'sec-fetch-site': 'same-site' }, 403],
    ['is open to the page of the back office', { 'sec-fetch-site': 'same-origin' }, 200],
    ['is open to a program', {}, 200],
  ])('%s', async (_, headers: Record<string, string>, expected) => {
    const { email } = await shop.createOperator('support');
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/admin/api/v1/session',
      payload: { email, password: PASSWORD },
      headers,
    });
    expect(statusCode).toBe(expected);
  });

  it('needs the code of the authenticator app, which is accepted once', async () => {
    const { email } = await shop.createOperator('support');
    const { secret } = await setUp(email);
    const { body } = await logIn(email);
    expect(body).toEqual({
      status: 'code-required',
      challenge: expect.any(String),
      methods: ['code'],
    });
    expect(reasonOf(await confirm(body.challenge, readCode(secret)))).toBe('operator-code-wrong');
    shop.clock.now += MINUTE_MS;
    expect((await confirm(body.challenge, readCode(secret))).status).toBe(200);
    expect(reasonOf(await confirm(body.challenge, readCode(secret)))).toBe('challenge-ended');
  });

  it('accepts each recovery code once', async () => {
    const { email } = await shop.createOperator('support');
    const { codes } = await setUp(email);
    const first = await confirm((await logIn(email)).body.challenge, codes[0]);
    expect(first.body.operator.recoveryCodesLeft).toBe(9);
    const again = await confirm((await logIn(email)).body.challenge, codes[0]);
    expect(again.status).toBe(401);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await shop.createOperator('support');
    const wrong = await logIn(email, 'not the password');
    const unknown = await logIn('unknown@example.cn');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.error.message).toBe(unknown.body.error.message);
  });

  it('ends when the second factor is not given within ten minutes', async () => {
    const { email } = await shop.createOperator('support');
    const { body } = await logIn(email);
    shop.clock.now += 10 * MINUTE_MS;
    expect(reasonOf(await confirm(body.challenge, readCode(body.secret)))).toBe('challenge-ended');
  });

  it('cannot replace a second factor that was set up in another log-in', async () => {
    const { email } = await shop.createOperator('support');
    const early = (await logIn(email)).body;
    await setUp(email);
    shop.clock.now += MINUTE_MS;
    expect((await confirm(early.challenge, readCode(early.secret))).status).toBe(401);
  });
});

describe('a session', () => {
  it('ends after thirty minutes without use', async () => {
    const { session } = await shop.createOperator('support');
    for (const minutes of [29, 29]) {
      shop.clock.now += minutes * MINUTE_MS;
      expect((await shop.ask('GET', 'session', { session })).status).toBe(200);
    }
    shop.clock.now += 30 * MINUTE_MS;
    expect((await shop.ask('GET', 'session', { session })).status).toBe(401);
  });

  it('ends after twelve hours of use', async () => {
    const { session } = await shop.createOperator('support');
    for (let used = 0; used < 35; used++) {
      shop.clock.now += 20 * MINUTE_MS;
      expect((await shop.ask('GET', 'session', { session })).status).toBe(200);
    }
    shop.clock.now += 20 * MINUTE_MS;
    expect((await shop.ask('GET', 'session', { session })).status).toBe(401);
  });

  it('changes nothing for a page of another site', async () => {
    const { session } = await shop.createOperator('support');
    const headers = { origin: 'https://evil.example' };
    expect((await shop.ask('DELETE', 'session', { session, headers })).status).toBe(403);
    expect((await shop.ask('DELETE', 'session', { session })).status).toBe(200);
    expect((await shop.ask('GET', 'session', { session })).status).toBe(401);
  });

  it('is listed and ended by its operator only', async () => {
    const { email, session } = await shop.createOperator('support');
    const other = (await setUp(email)).session;
    const { body: open } = await shop.ask('GET', 'sessions', { session });
    expect(open.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([
      false,
      true,
    ]);
    const id = open.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    const stranger = await shop.createOperator('owner');
    const byStranger = await shop.ask('DELETE', `sessions/${id}`, { session: stranger.session });
    expect(byStranger.status).toBe(404);
    expect((await shop.ask('DELETE', `sessions/${id}`, { session })).status).toBe(200);
    expect((await shop.ask('GET', 'session', { session: other })).status).toBe(401);
  });
});

describe('a new password', () => {
  it('cannot be set by trying the present one again and again', async () => {
    const { session } = await shop.createOperator('support');
    const body = { current: 'not the password', next: NEXT_PASSWORD };
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await shop.ask('PUT', 'password', { session, body })).status).toBe(403);
    const right = { current: PASSWORD, next: NEXT_PASSWORD };
    expect((await shop.ask('PUT', 'password', { session, body: right })).status).toBe(429);
    shop.clock.now += 1_000;
    expect((await shop.ask('PUT', 'password', { session, body: right })).status).toBe(200);
  });

  it('needs the present one, must not be common, and ends the other sessions', async () => {
    const { email, session } = await shop.createOperator('support');
    const other = (await setUp(email)).session;
    const change = (current: string, next: string) =>
      shop.ask('PUT', 'password', { session, body: { current, next } });
    expect((await change('not the password', NEXT_PASSWORD)).status).toBe(403);
    expect((await change(PASSWORD, 'password1234')).status).toBe(400);
    expect((await change(PASSWORD, NEXT_PASSWORD)).status).toBe(200);
    expect((await shop.ask('GET', 'session', { session: other })).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, NEXT_PASSWORD)).status).toBe(200);
  });
});
