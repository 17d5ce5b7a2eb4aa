import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type OperatorHarness,
  openOperatorHarness,
  PASSWORD,
} from '../../../test/admin/operator-harness.ts';
import { readCode as readTotp } from '../../../test/support/authenticator-app.ts';
import { makePasswordsCheap } from '../../../test/support/cheap-passwords.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { recordLoginAttempt } from '../identities/login-attempts.ts';

const HOUR_MS = 3_600_000;
const STRANGER = '203.0.113.7';
const OFFICE = '198.51.100.4';

makePasswordsCheap();
const lines: string[] = [];
let shop: OperatorHarness;
beforeAll(async () => {
  shop = await openOperatorHarness({
    environment: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('operator_attempts').execute();
  lines.length = 0;
  shop.failedLogIns.length = 0;
});

interface From {
  ip?: string;
  cookie?: string;
}
const logIn = (email: string, password = PASSWORD, from: From = {}) =>
  shop.ask('POST', 'session', { ip: OFFICE, ...from, body: { email, password } });
const guess = async (email: string, times: number, from: From = { ip: STRANGER }) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await logIn(email, 'wrong', from)).status);
  return statuses;
};
const confirm = (challenge: string, code: string, from: From = {}) =>
  shop.ask('POST', 'session/second-factor', { ip: OFFICE, ...from, body: { challenge, code } });

/** Sets up the second factor of a new operator in a browser, which is known from then on. */
async function setUp() {
  const operator = await shop.createOperator('owner');
  const { body } = await logIn(operator.email);
  const code = readTotp(body.secret, shop.clock.now);
  const { headers } = await confirm(body.challenge, code);
  const cookie = /operator-device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  return { ...operator, secret: body.secret as string, cookie };
}

const findRecords = (id: string) =>
  shop.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_type', '=', 'operator')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

describe('a stranger with wrong passwords', () => {
  it('waits longer and longer, and is told how long', async () => {
    const { email } = await shop.createOperator('owner');
    expect(await guess(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await logIn(email, PASSWORD, { ip: STRANGER });
    expect(reasonOf(answer)).toBe('operator-login-delayed');
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body.error.message).toContain('1 seconds');
    shop.clock.now += 1_000;
    expect(await guess(email, 2)).toEqual([401, 429]);
    expect((await logIn(email, PASSWORD, { ip: STRANGER })).headers['retry-after']).toBe('2');
    shop.clock.now += 2_000;
    expect((await logIn(email, PASSWORD, { ip: STRANGER })).status).toBe(200);
  });

  it('delays neither a known device nor another network', async () => {
    const { email, cookie } = await setUp();
    for (let n = 0; n < 20; n++) {
      shop.clock.now += 120_000;
      await guess(email, 1);
    }
    expect((await logIn(email, PASSWORD, { ip: STRANGER, cookie })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('tries at most so many passwords an hour, however fast', async () => {
    const { email } = await shop.createOperator('owner');
    let tried = 0;
    for (let second = 0; second < 3_600; second += 5) {
      const [status] = await guess(email, 1);
      if (status === 401) tried++;
      shop.clock.now += 5_000;
    }
    expect(tried).toBeLessThanOrEqual(45);
  });

  it('has no more free tries by sending many at once', async () => {
    const { email } = await shop.createOperator('owner');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn(email, 'wrong', { ip: STRANGER })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('has no more free tries with the other addresses of an IPv6 site', async () => {
    const { email } = await shop.createOperator('owner');
    for (let n = 0; n < 5; n++) await guess(email, 1, { ip: `2001:db8:1:${n}::1` });
    expect(await guess(email, 1, { ip: '2001:db8:1:ff::1' })).toEqual([429]);
  });

  it('cannot guess with a device cookie of another operator', async () => {
    const { email } = await shop.createOperator('owner');
    const { cookie } = await setUp();
    await guess(email, 5);
    expect(await guess(email, 1, { ip: STRANGER, cookie })).toEqual([429]);
  });
});

describe('the counters of operators', () => {
  it('are apart from those of shoppers', async () => {
    const { email } = await shop.createOperator('owner');
    const { db, keyring } = shop.deps;
    for (let n = 0; n < 101; n++)
      await recordLoginAttempt(db, { account: `${n}`, ip: OFFICE, keyring, now: shop.clock.now });
    expect((await logIn(email)).status).toBe(200);
    await guess('unknown@example.cn', 5, { ip: OFFICE });
    const rows = await db.selectFrom('failed_logins').selectAll().execute();
    expect(rows).toHaveLength(100);
  });

  it('let a neighbour of a stranger try their own account', async () => {
    const { email } = await shop.createOperator('owner');
    for (let n = 0; n < 60; n++) await guess(`${n}@example.cn`, 1);
    expect(await guess('0@example.cn', 1)).toEqual([429]);
    expect((await logIn(email, PASSWORD, { ip: STRANGER })).status).toBe(200);
  });

  it('forget the failures of who logs in, and all after an hour', async () => {
    const { email } = await shop.createOperator('owner');
    await guess(email, 4, { ip: OFFICE });
    expect((await logIn(email)).status).toBe(200);
    expect(await guess(email, 6, { ip: OFFICE })).toEqual([401, 401, 401, 401, 401, 429]);
    shop.clock.now += HOUR_MS;
    expect(await guess(email, 6, { ip: OFFICE })).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('count codes of all networks together, and those of a known device apart', async () => {
    const { email, cookie, secret } = await setUp();
    const { challenge } = (await logIn(email)).body;
    for (let n = 0; n < 5; n++)
      expect((await confirm(challenge, '000000', { ip: `203.0.113.${n}` })).status).toBe(401);
    expect((await confirm(challenge, '000000')).status).toBe(429);
    shop.clock.now += 60_000;
    expect((await confirm(challenge, '000000')).status).toBe(401);
    const code = readTotp(secret, shop.clock.now);
    expect((await confirm(challenge, code)).status).toBe(429);
    expect((await confirm(challenge, code, { cookie })).status).toBe(200);
  });
});

describe('a failed log-in', () => {
  it('is recorded with its operator, and with hashes of account and network', async () => {
    const { id, email } = await shop.createOperator('owner');
    await guess(email, 7);
    const records = await findRecords(id);
    expect(records.map(({ action, actor, operator_id }) => [action, actor, operator_id])).toEqual(
      Array.from({ length: 6 }, () => ['logInOperator', 'unknown', null]),
    );
    expect(records[0]?.after).toEqual({
      fault: 'the password is wrong',
      method: 'password',
      account: expect.stringMatching(/^[0-9a-f]{16}$/),
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(records[5]?.after).toMatchObject({ fault: 'too many attempts' });
    await logIn('unknown@example.cn', 'wrong');
    const unknown = await findRecords('unknown');
    expect(unknown.at(-1)?.after).toMatchObject({ fault: 'the account is unknown' });
    expect(shop.failedLogIns).toEqual(Array.from({ length: 7 }, () => 'password'));
  });

  it('is in the security log, which names neither e-mail nor address', async () => {
    const { email, secret, cookie } = await setUp();
    await guess(email, 6);
    const { challenge } = (await logIn(email)).body;
    await confirm(challenge, '000000', { cookie });
    shop.clock.now += 60_000;
    const { headers } = await confirm(challenge, readTotp(secret, shop.clock.now), { cookie });
    const session = /operator=([^;,]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    await shop.ask('POST', 'session/confirmation', { session, body: { password: 'wrong' } });
    await shop.ask('PUT', 'password', { session, body: { current: 'wrong', next: PASSWORD } });
    const events = lines
      .map((line) => JSON.parse(line))
      .filter(({ securityEvent }) => securityEvent);
    expect(events.map(({ securityEvent, method }) => [securityEvent, method])).toEqual([
      ['operator-log-in', undefined],
      ...Array.from({ length: 5 }, () => ['operator-log-in-failed', 'password']),
      ['operator-log-in-delayed', 'password'],
      ['operator-log-in-failed', 'code'],
      ['operator-log-in', undefined],
      ['operator-log-in-failed', 'confirmation'],
      ['operator-log-in-failed', 'confirmation'],
    ]);
    expect(JSON.stringify(events)).not.toContain(email);
    expect(JSON.stringify(events)).not.toContain(STRANGER);
  });

  it('by single sign-on is recorded too', async () => {
    const finish = async (query: string) => {
      const { body } = await shop.ask('POST', 'single-sign-on');
      const result = { challenge: body.challenge, query };
      return shop.ask('POST', 'single-sign-on/result', { body: result });
    };
    await finish('?state=other');
    await finish('?subject=77&email=stranger@example.cn&mfa=1');
    expect(shop.failedLogIns).toEqual(['single-sign-on', 'single-sign-on']);
    const records = await findRecords('unknown');
    expect(records.at(-1)).toMatchObject({
      action: 'finishSingleSignOn',
      after: { fault: 'There is no person', method: 'single-sign-on' },
    });
  });
});
