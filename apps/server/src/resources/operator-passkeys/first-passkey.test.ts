import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/admin/operator-harness.ts';
import { setUpPasskeys } from '../../../test/admin/passkey-setup.ts';
import { readCode } from '../../../test/support/authenticator-app.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const MINUTE_MS = 60_000;

const setup = setUpPasskeys();

type Step = { challenge: string; secret: string };

const sendPassword = async (email: string) =>
  (await setup.shop.ask('POST', 'session', { body: { email, password: PASSWORD } })).body;
const send = (body: object) =>
  setup.shop.ask('POST', 'session/first-passkey', { body: { name: ' Laptop ', ...body } });

let count = 0;
/** Accepts an invitation, up to the choice of a second factor. */
async function acceptInvitation() {
  const { session } = await setup.shop.createOperator('owner');
  const email = `new-${++count}@example.cn`;
  const invited = await setup.shop.ask('POST', 'invitations', {
    session,
    body: { email, role: 'support', merchantId: null },
  });
  const token = String(invited.body.url).split('/').at(-1);
  const body = { email, name: '新人', password: PASSWORD };
  const accepted = await setup.shop.ask('POST', `invitations/${token}`, { body });
  return { email, step: accepted.body as Step };
}

/** Chooses a passkey at the first log-in. */
async function choosePasskey() {
  const { email, step } = await acceptInvitation();
  const { authenticator, credential } = await setup.actor.createFirst(step);
  const sent = await send({ challenge: step.challenge, credential });
  return { email, step, authenticator, credential, sent };
}

describe('a passkey at the first log-in', () => {
  it('opens the session of an invited operator, with recovery codes, and is recorded', async () => {
    const { email, authenticator, sent } = await choosePasskey();
    expect(sent.status).toBe(200);
    const { operator, recoveryCodes } = sent.body;
    expect(operator).toMatchObject({ email, hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(recoveryCodes).toHaveLength(10);
    expect(String(sent.headers['set-cookie'])).toMatch(/^operator=[\w-]{43}; HttpOnly/);
    const records = await setup.shop.db
      .selectFrom('audit_records')
      .select(['action', 'target_type', 'after'])
      .where('operator_id', '=', operator.id)
      .orderBy('id')
      .execute();
    expect(records.map(({ action }) => action)).toEqual(['acceptInvitation', 'addFirstPasskey']);
    expect(records[1]).toMatchObject({ target_type: 'passkey', after: { name: 'Laptop' } });
    expect((await setup.actor.logIn(authenticator)).body.id).toBe(operator.id);
  });

  it('is the second factor from then on, beside the recovery codes', async () => {
    const { email, authenticator, sent } = await choosePasskey();
    const step = await sendPassword(email);
    expect(step).toMatchObject({ status: 'code-required', methods: ['passkey', 'recovery-code'] });
    expect((await setup.actor.logIn(authenticator, step)).status).toBe(200);
    const lost = await sendPassword(email);
    const confirm = (challenge: string) =>
      setup.shop.ask('POST', 'session/second-factor', {
        body: { challenge, code: sent.body.recoveryCodes[0] },
      });
    expect((await confirm(lost.challenge)).body.operator).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await sendPassword(email);
    expect(reasonOf(await confirm(again.challenge))).toBe('operator-code-wrong');
  });

  it('leaves the authenticator app to who chooses it', async () => {
    const { email, step } = await acceptInvitation();
    await setup.actor.createFirst(step);
    const code = readCode(step.secret, setup.shop.clock.now);
    const body = { challenge: step.challenge, code };
    const confirmed = await setup.shop.ask('POST', 'session/second-factor', { body });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await sendPassword(email)).toMatchObject({ methods: ['code'] });
  });

  it('is asked for one that is found without an e-mail, under the name of the operator', async () => {
    const { email, step } = await acceptInvitation();
    expect((await setup.actor.createFirst(step)).started.body).toMatchObject({
      user: { name: email, displayName: '新人' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
});

describe('a first log-in', () => {
  it.each([
    ['for another host', { rpId: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['without verifying its user', { isVerified: false }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
  ])('refuses a passkey that was created %s, and accepts another one', async (_, forged) => {
    const { step } = await acceptInvitation();
    const { challenge } = step;
    const { credential } = await setup.actor.createFirst(step, forged);
    expect(reasonOf(await send({ challenge, credential }))).toBe('passkey-not-added');
    const right = await setup.actor.createFirst(step);
    expect((await send({ challenge, credential: right.credential })).status).toBe(200);
  });

  it('accepts what was created for it once, in time, and in no other log-in', async () => {
    const { step } = await acceptInvitation();
    const other = await acceptInvitation();
    const { credential } = await setup.actor.createFirst(step);
    expect(reasonOf(await send({ challenge: other.step.challenge, credential }))).toBe(
      'passkey-not-added',
    );
    setup.shop.clock.now += 2 * MINUTE_MS;
    const { challenge } = step;
    expect(reasonOf(await send({ challenge, credential }))).toBe('passkey-not-added');
    const next = await setup.actor.createFirst(step);
    expect((await send({ challenge, credential: next.credential })).status).toBe(200);
    expect(reasonOf(await send({ challenge, credential: next.credential }))).toBe(
      'passkey-not-added',
    );
    expect(reasonOf((await setup.actor.createFirst(step)).started)).toBe('challenge-ended');
  });

  it('ends ten minutes after the password', async () => {
    const { step } = await acceptInvitation();
    setup.shop.clock.now += 10 * MINUTE_MS;
    expect(reasonOf((await setup.actor.createFirst(step)).started)).toBe('challenge-ended');
  });

  it('adds no passkey to an operator who has a second factor', async () => {
    const { email, step } = await acceptInvitation();
    const second = (await sendPassword(email)) as Step;
    const waiting = await setup.actor.createFirst(second);
    const code = readCode(step.secret, setup.shop.clock.now);
    await setup.shop.ask('POST', 'session/second-factor', {
      body: { challenge: step.challenge, code },
    });
    const { challenge } = second;
    expect(reasonOf(await send({ challenge, credential: waiting.credential }))).toBe(
      'challenge-ended',
    );
    const known = await sendPassword(email);
    expect(reasonOf((await setup.actor.createFirst(known)).started)).toBe('challenge-ended');
  });

  it('sets up one second factor when two log-ins do it at the same moment', async () => {
    const { email, step } = await acceptInvitation();
    const other = (await sendPassword(email)) as Step;
    const first = await setup.actor.createFirst(step);
    const second = await setup.actor.createFirst(other);
    const sent = await Promise.all([
      send({ challenge: step.challenge, credential: first.credential }),
      send({ challenge: other.challenge, credential: second.credential }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses an operator who was disabled meanwhile', async () => {
    const { email, step } = await acceptInvitation();
    const { credential } = await setup.actor.createFirst(step);
    await setup.shop.db
      .updateTable('operators')
      .set({ status: 'disabled' })
      .where('email', '=', email)
      .execute();
    expect(reasonOf(await send({ challenge: step.challenge, credential }))).toBe('challenge-ended');
  });
});
