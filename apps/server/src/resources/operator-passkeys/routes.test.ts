import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/admin/operator-harness.ts';
import type { Authenticator } from '../../../test/admin/passkey-authenticator.ts';
import { setUpPasskeys } from '../../../test/admin/passkey-setup.ts';
import { readCode } from '../../../test/support/authenticator-app.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { getRelyingParty } from './relying-party.ts';

const MINUTE_MS = 60_000;

const setup = setUpPasskeys();

const list = async (session: string) => (await setup.shop.ask('GET', 'passkeys', { session })).body;
const findActions = async (operatorId: string) =>
  (
    await setup.shop.db
      .selectFrom('audit_records')
      .select('action')
      .where('operator_id', '=', operatorId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('adding a passkey', () => {
  it('lists several ones with their names, and records each', async () => {
    const { id, session } = await setup.shop.createOperator('support');
    await setup.actor.add(session);
    const { added } = await setup.actor.add(session);
    expect(added.body).toEqual({
      id: expect.any(String),
      name: 'Laptop',
      createdAt: new Date(setup.shop.clock.now).toISOString(),
      lastUsedAt: null,
    });
    expect(await list(session)).toHaveLength(2);
    expect(await findActions(id)).toEqual([
      'startAddingPasskey',
      'addPasskey',
      'startAddingPasskey',
      'addPasskey',
    ]);
  });

  it('asks for one that is found without an e-mail, and not for one that is there', async () => {
    const { email, session } = await setup.shop.createOperator('support');
    const { authenticator } = await setup.actor.add(session);
    const { body } = await setup.shop.ask('POST', 'passkeys/creation', { session });
    expect(body).toMatchObject({
      user: { name: email },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it.each([
    ['for another host', { rpId: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['without verifying its user', { isVerified: false }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
  ])('refuses one that was created %s', async (_, forged) => {
    const { session } = await setup.shop.createOperator('support');
    expect(reasonOf((await setup.actor.add(session, forged)).added)).toBe('passkey-not-added');
    expect(await list(session)).toEqual([]);
  });

  it('accepts what was created for a session once, in time, and from no other session', async () => {
    const { session } = await setup.shop.createOperator('support');
    const other = await setup.shop.createOperator('support');
    const send = (by: string, credential: object) =>
      setup.shop.ask('POST', 'passkeys', { session: by, body: { name: 'Key', credential } });
    const { credential } = await setup.actor.create(session);
    expect(reasonOf(await send(other.session, credential))).toBe('passkey-not-added');
    expect((await send(session, credential)).status).toBe(200);
    expect(reasonOf(await send(session, credential))).toBe('passkey-not-added');
    const late = await setup.actor.create(session);
    setup.shop.clock.now += 2 * MINUTE_MS;
    expect(reasonOf(await send(session, late.credential))).toBe('passkey-not-added');
  });

  it('refuses a credential that belongs to another operator', async () => {
    const first = await setup.shop.createOperator('support');
    const second = await setup.shop.createOperator('support');
    const { authenticator } = await setup.actor.add(first.session);
    const { added } = await setup.actor.add(second.session, {}, authenticator);
    expect(reasonOf(added)).toBe('passkey-known');
    expect((await setup.actor.logIn(authenticator)).body.id).toBe(first.id);
  });

  it('stops at twenty', async () => {
    const { session } = await setup.shop.createOperator('support');
    for (let count = 0; count < 20; count++) await setup.actor.add(session);
    const { started } = await setup.actor.create(session);
    expect(reasonOf(started)).toBe('passkeys-many');
  });
});

describe('removing a passkey', () => {
  it('ends log-ins with it, and is recorded', async () => {
    const { id, session } = await setup.shop.createOperator('support');
    const { authenticator, added } = await setup.actor.add(session);
    expect((await setup.shop.ask('DELETE', `passkeys/${added.body.id}`, { session })).status).toBe(
      200,
    );
    expect(await list(session)).toEqual([]);
    expect((await setup.actor.logIn(authenticator)).status).toBe(401);
    expect((await findActions(id)).at(-1)).toBe('removePasskey');
  });

  it('is refused for one of another operator, also to an owner', async () => {
    const { session } = await setup.shop.createOperator('support');
    const owner = await setup.shop.createOperator('owner');
    const { added } = await setup.actor.add(session);
    const path = `passkeys/${added.body.id}`;
    expect((await setup.shop.ask('DELETE', path, { session: owner.session })).status).toBe(404);
  });
});

describe('a session that was opened more than ten minutes ago', () => {
  const openOldSession = async () => {
    const operator = await setup.shop.createOperator('support');
    const { added, authenticator } = await setup.actor.add(operator.session);
    setup.shop.clock.now += 10 * MINUTE_MS;
    return { ...operator, authenticator, passkeyId: added.body.id as string };
  };
  const confirm = (session: string, body: object) =>
    setup.shop.ask('POST', 'session/confirmation', { session, body });

  it('adds and removes passkeys only after the password', async () => {
    const { session, passkeyId } = await openOldSession();
    const remove = () => setup.shop.ask('DELETE', `passkeys/${passkeyId}`, { session });
    expect(reasonOf((await setup.actor.create(session)).started)).toBe('confirmation-needed');
    expect(reasonOf(await remove())).toBe('confirmation-needed');
    expect(reasonOf(await confirm(session, { password: 'wrong' }))).toBe('confirmation-wrong');
    expect((await confirm(session, { password: PASSWORD })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('cannot find out the password by trying', async () => {
    const { session } = await openOldSession();
    for (let attempt = 0; attempt < 10; attempt++) await confirm(session, { password: 'wrong' });
    expect((await confirm(session, { password: PASSWORD })).status).toBe(429);
  });

  it('is confirmed by a passkey of its operator, once, and by no other', async () => {
    const { id, session, authenticator } = await openOldSession();
    const other = await openOldSession();
    const { ask, deps } = setup.shop;
    const { id: rpId, origin } = getRelyingParty(deps.settings);
    const sign = async (by: Authenticator) => {
      const { body } = await ask('POST', 'session/passkey-confirmation', { session });
      return by.sign({ challenge: body.challenge, rpId, origin });
    };
    const send = (credential: object) =>
      ask('POST', 'session/passkey-confirmation/result', { session, body: { credential } });
    expect(reasonOf(await send(await sign(other.authenticator)))).toBe('confirmation-wrong');
    expect(reasonOf((await setup.actor.create(session)).started)).toBe('confirmation-needed');
    const credential = await sign(authenticator);
    expect((await send(credential)).status).toBe(200);
    expect(reasonOf(await send(credential))).toBe('confirmation-wrong');
    expect((await setup.actor.create(session)).started.status).toBe(200);
    const records = await setup.shop.db
      .selectFrom('audit_records')
      .select('after')
      .where('action', '=', 'confirmByPasskey')
      .where('operator_id', '=', id)
      .orderBy('id')
      .execute();
    expect(records.map(({ after }) => after)).toEqual([
      expect.objectContaining({ fault: 'The passkey is of another operator' }),
      null,
      expect.objectContaining({ fault: 'The challenge is over' }),
    ]);
  });

  it('accepts a code of the authenticator app once', async () => {
    const { email, session } = await openOldSession();
    await setup.shop.db.deleteFrom('operator_passkeys').execute();
    const { body } = await setup.shop.ask('POST', 'session', {
      body: { email, password: PASSWORD },
    });
    const { challenge, secret } = body;
    const setUp = { challenge, code: readCode(secret, setup.shop.clock.now) };
    await setup.shop.ask('POST', 'session/second-factor', { body: setUp });
    setup.shop.clock.now += MINUTE_MS;
    const code = readCode(secret, setup.shop.clock.now);
    expect((await confirm(session, { code })).status).toBe(200);
    expect((await confirm(session, { code })).status).toBe(403);
  });
});
