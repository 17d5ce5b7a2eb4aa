import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import type { OperatorDeps } from './deps.ts';
import { findSignedOnOperator } from './find-signed-on-operator.ts';
import { createInvitation } from './invitations.ts';
import { openOperatorSession } from './sessions.ts';

let harness: OperatorHarness;
beforeAll(async () => {
  harness = await openOperatorHarness();
});
afterAll(() => harness.close());

let count = 0;
const newPerson = () => ({ subject: `s-${++count}`, email: `person-${count}@example.cn` });

async function start(): Promise<string> {
  const { body } = await harness.ask('POST', 'single-sign-on');
  return body.challenge;
}

async function finish(query: Record<string, string>, challenge?: string) {
  return harness.ask('POST', 'single-sign-on/result', {
    body: {
      challenge: challenge ?? (await start()),
      query: `?${new URLSearchParams({ mfa: '1', ...query })}`,
    },
  });
}

const findRecord = () =>
  harness.db
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', 'finishSingleSignOn')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('single sign-on', () => {
  it('opens a session for the operator with the e-mail, and knows the subject afterwards', async () => {
    const { email, id } = await harness.createOperator('finance');
    const { subject } = newPerson();
    const { body, headers } = await finish({ subject, email });
    expect(body).toMatchObject({ status: 'logged-in', operator: { id, role: 'finance' } });
    expect(String(headers['set-cookie'])).toMatch(/^operator=[\w-]{43}; HttpOnly/);
    expect(await findRecord()).toMatchObject({ operator_id: id, target_id: id });
    const again = await finish({ subject, email: 'changed@example.cn' });
    expect(again.body.operator.id).toBe(id);
  });

  it('asks for the own second factor when the provider has checked none', async () => {
    const { email } = await harness.createOperator('support');
    const body = {
      challenge: await start(),
      query: `?subject=${newPerson().subject}&email=${email}`,
    };
    const response = await harness.ask('POST', 'single-sign-on/result', { body });
    expect(response.body.status).toBe('second-factor-required');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('creates the account of an invitation', async () => {
    const { subject, email } = newPerson();
    const terms = { email, role: 'content' as const, merchantId: null, invitedBy: null };
    await createInvitation(harness.db, terms, harness.deps.now());
    expect((await finish({ subject, email })).body.operator).toMatchObject({
      email,
      role: 'content',
    });
    expect((await finish({ subject, email })).body.status).toBe('logged-in');
  });

  it('refuses a person whom the shop does not know, and records it', async () => {
    const { subject, email } = newPerson();
    const { status, body } = await finish({ subject, email });
    expect([status, body.error.reason]).toEqual([401, 'single-sign-on-unknown']);
    expect(await findRecord()).toMatchObject({
      operator_id: null,
      actor: email,
      target_id: 'refused',
    });
  });

  it('refuses another person with the e-mail of an operator', async () => {
    const { email } = await harness.createOperator('support');
    await finish({ subject: newPerson().subject, email });
    expect((await finish({ subject: newPerson().subject, email })).status).toBe(401);
  });

  it('refuses a disabled operator', async () => {
    const { email, id } = await harness.createOperator('support');
    await harness.db
      .updateTable('operators')
      .set({ status: 'disabled' })
      .where('id', '=', id)
      .execute();
    expect((await finish({ subject: newPerson().subject, email })).status).toBe(401);
  });

  it('ends a log-in once, and not after ten minutes', async () => {
    const { email } = await harness.createOperator('support');
    const { subject } = newPerson();
    const challenge = await start();
    expect((await finish({ subject, email }, challenge)).status).toBe(200);
    expect((await finish({ subject, email }, challenge)).body.error.reason).toBe('challenge-ended');
    const late = await start();
    harness.clock.now += 600_001;
    expect((await finish({ subject, email }, late)).body.error.reason).toBe('challenge-ended');
  });

  it('says that the provider refused', async () => {
    expect((await finish({})).body.error.reason).toBe('single-sign-on-refused');
  });
});

describe('a role from a group', () => {
  const sign = (
    person: { subject: string; email: string },
    role: Parameters<typeof findSignedOnOperator>[1]['role'],
  ) => {
    const { now }: Pick<OperatorDeps, 'now'> = harness.deps;
    const details = { ...person, name: 'Lin', groups: [], hasSecondFactor: true };
    return harness.db
      .transaction()
      .execute((trx) => findSignedOnOperator(trx, { person: details, role, now: now() }));
  };

  it('creates the account, follows the group and ends with it', async () => {
    const person = newPerson();
    expect((await sign(person, 'finance'))?.operator).toMatchObject({
      role: 'finance',
      name: 'Lin',
    });
    expect(await sign(person, 'support')).toMatchObject({
      operator: { role: 'support', version: 2 },
      before: { role: 'finance' },
    });
    expect((await sign(person, undefined))?.operator.status).toBe('disabled');
    expect((await sign(person, 'finance'))?.operator).toMatchObject({
      role: 'finance',
      status: 'active',
    });
  });

  it('takes sessions and keys along when it falls or ends', async () => {
    const person = newPerson();
    const { id = '' } = (await sign(person, 'owner'))?.operator ?? {};
    const origin = { device: null, ip: '127.0.0.1' };
    const session = await openOperatorSession(harness.db, id, origin, harness.deps.now());
    const apiKey = await harness.createApiKey(['audit:read', 'orders:read'], { session });
    const read = async (path: string, by: { session: string } | { apiKey: string }) =>
      (await harness.ask('GET', path, by)).status;
    expect(await read('audit-records', { apiKey })).toBe(200);
    await sign(person, 'support');
    expect(await read('audit-records', { apiKey })).toBe(403);
    expect(await read('merchant-orders', { apiKey })).toBe(200);
    await sign(person, undefined);
    expect(await read('merchant-orders', { apiKey })).toBe(401);
    expect(await read('session', { session })).toBe(401);
  });

  it('does not enable an operator whom an owner has disabled', async () => {
    const person = newPerson();
    const { id = '' } = (await sign(person, 'support'))?.operator ?? {};
    await sign(person, undefined);
    const owner = await harness.createOperator('owner');
    const change = { name: 'Lin', role: 'support', status: 'disabled' };
    const { status } = await harness.ask('PUT', `operators/${id}`, {
      session: owner.session,
      version: 2,
      body: change,
    });
    expect(status).toBe(200);
    expect((await sign(person, 'support'))?.operator.status).toBe('disabled');
  });

  it('does not change the role of an operator who was invited', async () => {
    const { email } = await harness.createOperator('owner');
    const person = { ...newPerson(), email };
    expect((await sign(person, 'support'))?.operator).toMatchObject({ role: 'owner' });
  });

  it('is given once to a person who comes twice at the same moment', async () => {
    const person = newPerson();
    const rows = await Promise.all([sign(person, 'support'), sign(person, 'support')]);
    expect(new Set(rows.map((row) => row?.operator.id)).size).toBe(1);
  });
});
