import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/admin/operator-harness.ts';
import { createAuthenticator } from '../../../test/admin/passkey-authenticator.ts';
import { setUpPasskeys } from '../../../test/admin/passkey-setup.ts';
import { readCode } from '../../../test/support/authenticator-app.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const MINUTE_MS = 60_000;

const setup = setUpPasskeys();

const readCookie = (headers: { 'set-cookie'?: string | string[] | number | undefined }) =>
  /operator=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const sendPassword = (email: string) =>
  setup.shop.ask('POST', 'session', { body: { email, password: PASSWORD } });

async function createOwnerOfPasskey() {
  const operator = await setup.shop.createOperator('support');
  const { authenticator, added } = await setup.actor.add(operator.session);
  expect(added.status).toBe(200);
  return { ...operator, authenticator };
}

const findLastRecord = () =>
  setup.shop.db
    .selectFrom('audit_records')
    .select(['action', 'operator_id', 'target_type', 'target_id', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('a log-in without a password', () => {
  it('opens a session of the operator of the passkey, and is recorded', async () => {
    const { id, authenticator } = await createOwnerOfPasskey();
    const { status, headers, body } = await setup.actor.logIn(authenticator);
    expect([status, body.id, body.hasSecondFactor]).toEqual([200, id, true]);
    const session = readCookie(headers);
    expect((await setup.shop.ask('GET', 'session', { session })).body.id).toBe(id);
    expect(await findLastRecord()).toMatchObject({
      action: 'finishPasskeyLogIn',
      operator_id: id,
      target_type: 'passkey',
    });
    const [passkey] = (await setup.shop.ask('GET', 'passkeys', { session })).body;
    expect(passkey.lastUsedAt).toBe(new Date(setup.shop.clock.now).toISOString());
  });

  it('offers any passkey, and asks the authenticator to verify its user', async () => {
    const { body } = await setup.shop.ask('POST', 'passkey-log-in', { body: {} });
    expect(body.request).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  });

  it('accepts a signature once', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    const signed = await setup.actor.sign(authenticator);
    const answers = await Promise.all([setup.actor.finish(signed), setup.actor.finish(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(reasonOf(await setup.actor.finish(signed))).toBe('passkey-late');
  });

  it('ends after two minutes', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    const signed = await setup.actor.sign(authenticator);
    setup.shop.clock.now += 2 * MINUTE_MS;
    expect(reasonOf(await setup.actor.finish(signed))).toBe('passkey-late');
  });

  it('is ended only by the page that began it', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    const { credential } = await setup.actor.sign(authenticator);
    const { challenge } = await setup.actor.sign(authenticator);
    expect(reasonOf(await setup.actor.finish({ challenge, credential }))).toBe('passkey-wrong');
  });

  it.each([
    ['for another host', { rpId: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['without verifying its user', { isVerified: false }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['in the name of another operator', { userHandle: Buffer.from('999').toString('base64url') }],
  ])('refuses a passkey that signed %s, and records why', async (_, forged) => {
    const { id, authenticator } = await createOwnerOfPasskey();
    expect(reasonOf(await setup.actor.logIn(authenticator, {}, forged))).toBe('passkey-wrong');
    expect(await findLastRecord()).toMatchObject({
      action: 'finishPasskeyLogIn',
      operator_id: id,
      after: { fault: expect.any(String) },
    });
    expect((await setup.actor.logIn(authenticator)).status).toBe(200);
  });

  it('refuses a signature that another key made', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    const { challenge, credential } = await setup.actor.sign(createAuthenticator());
    const { id } = authenticator;
    const forged = { challenge, credential: { ...credential, id, rawId: id } };
    expect(reasonOf(await setup.actor.finish(forged))).toBe('passkey-wrong');
  });

  it('refuses a copy whose count is behind', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    expect((await setup.actor.logIn(authenticator, {}, { count: 5 })).status).toBe(200);
    expect(reasonOf(await setup.actor.logIn(authenticator, {}, { count: 5 }))).toBe(
      'passkey-wrong',
    );
    expect((await findLastRecord()).after).toMatchObject({ fault: expect.stringMatching(/5/) });
    expect((await setup.actor.logIn(authenticator, {}, { count: 6 })).status).toBe(200);
  });

  it('accepts an authenticator that does not count', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    expect((await setup.actor.logIn(authenticator, {}, { count: 0 })).status).toBe(200);
    expect((await setup.actor.logIn(authenticator, {}, { count: 0 })).status).toBe(200);
  });

  it('refuses an unknown passkey and a disabled operator alike', async () => {
    const { id, authenticator } = await createOwnerOfPasskey();
    await setup.shop.db
      .updateTable('operators')
      .set({ status: 'disabled' })
      .where('id', '=', id)
      .execute();
    const disabled = await setup.actor.logIn(authenticator);
    expect(await findLastRecord()).toMatchObject({ operator_id: id });
    const unknown = await setup.actor.logIn(createAuthenticator());
    expect(unknown.body.error.message).toBe(disabled.body.error.message);
    expect(await findLastRecord()).toMatchObject({ operator_id: null, target_id: 'unknown' });
  });

  it('is locked after ten failures, for fifteen minutes', async () => {
    const { authenticator } = await createOwnerOfPasskey();
    for (let attempt = 0; attempt < 10; attempt++)
      await setup.actor.logIn(authenticator, {}, { isVerified: false });
    expect((await setup.actor.logIn(authenticator)).status).toBe(429);
    setup.shop.clock.now += 16 * MINUTE_MS;
    expect((await setup.actor.logIn(authenticator)).status).toBe(200);
  });
});

describe('a passkey as the second factor', () => {
  it('is the second factor of an operator without an authenticator app', async () => {
    const { email, id, authenticator } = await createOwnerOfPasskey();
    const { body: step } = await sendPassword(email);
    expect(step).toMatchObject({ status: 'code-required', methods: ['passkey'] });
    const { body } = await setup.shop.ask('POST', 'passkey-log-in', {
      body: { challenge: step.challenge },
    });
    expect(body.request.allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect((await setup.actor.logIn(authenticator, step)).body.id).toBe(id);
  });

  it('has to be one of the operator whose password was right', async () => {
    const { email } = await createOwnerOfPasskey();
    const { authenticator } = await createOwnerOfPasskey();
    const { body: step } = await sendPassword(email);
    expect(reasonOf(await setup.actor.logIn(authenticator, step))).toBe('passkey-wrong');
  });

  it('is not asked for after a log-in has ended', async () => {
    const { email, authenticator } = await createOwnerOfPasskey();
    const { body: step } = await sendPassword(email);
    expect((await setup.actor.logIn(authenticator, step)).status).toBe(200);
    const again = await setup.shop.ask('POST', 'passkey-log-in', {
      body: { challenge: step.challenge },
    });
    expect(reasonOf(again)).toBe('challenge-ended');
  });

  it('is removed with the authenticator app when an owner resets what was lost', async () => {
    const { email, id, authenticator } = await createOwnerOfPasskey();
    const { session } = await setup.shop.createOperator('owner');
    const reset = await setup.shop.ask('DELETE', `operators/${id}/second-factor`, { session });
    expect(reset.body.hasSecondFactor).toBe(false);
    expect((await setup.actor.logIn(authenticator)).status).toBe(401);
    expect((await sendPassword(email)).body.status).toBe('second-factor-required');
  });

  it('cannot be replaced by an authenticator app of an earlier log-in', async () => {
    const { email, session } = await setup.shop.createOperator('support');
    const { body: early } = await sendPassword(email);
    await setup.actor.add(session);
    const answer = await setup.shop.ask('POST', 'session/second-factor', {
      body: { challenge: early.challenge, code: readCode(early.secret, setup.shop.clock.now) },
    });
    expect(answer.status).toBe(401);
  });
});
