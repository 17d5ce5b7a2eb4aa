import type { Call } from '@vitrine/contract';
import { type AdminCallName, adminCalls, type Permission } from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePasswordsCheap } from '../support/cheap-passwords.ts';
import { reasonOf } from '../support/reason-of.ts';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';
import { PASSWORD } from './operator-harness.ts';

const MINUTE_MS = 60_000;

makePasswordsCheap();
let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
});
afterAll(() => fixture.close());

const calls = Object.entries<Call>(adminCalls).map(
  ([name, call]) => [name as AdminCallName, call] as const,
);
const proved = calls.filter(([, { freshProof }]) => freshProof);
const ofPeople = calls.filter(([, { peopleOnly }]) => peopleOnly);

it('is asked for by the calls that give power, money or personal data away', () => {
  expect(proved.map(([name]) => name).sort()).toEqual([
    'addPasskey',
    'approvePayout',
    'changeTransferSettings',
    'createApiKey',
    'createInvitation',
    'createWebhookEndpoint',
    'exportForPrivacyRequest',
    'markPayoutPaid',
    'markTester',
    'removePasskey',
    'replaceWebhookSecret',
    'resetSecondFactor',
    'startAddingPasskey',
    'unmaskShopper',
    'updateOperator',
    'updateWebhookEndpoint',
  ]);
});

describe.each(proved)('%s', (name, call) => {
  it('is refused ten minutes after the log-in, and served after a new proof', async () => {
    const { session } = await fixture.createOperator('owner');
    fixture.clock.now += 10 * MINUTE_MS;
    const valid = await adminExamples[name].valid(fixture);
    const refused = await fixture.ask(call, valid, session);
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'confirmation-needed']);
    const body = { password: PASSWORD };
    await fixture.askPath('POST', 'session/confirmation', { session, body });
    const { status, body: answer } = await fixture.ask(call, valid, session);
    expect(status, JSON.stringify(answer)).toBe(200);
  });
});

describe('a machine', () => {
  const askAsMachine = async (name: AdminCallName, call: Call) => {
    const apiKey = await fixture.createKey([call.permission as Permission]);
    const valid = await adminExamples[name].valid(fixture);
    const headers = { ...valid.headers, authorization: `Bearer ${apiKey}` };
    return fixture.ask(call, { ...valid, headers });
  };

  it.each(ofPeople)('is refused %s, whatever its key allows', async (name, call) => {
    const refused = await askAsMachine(name, call);
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'people-only']);
  });

  it.each(proved.filter(([, { peopleOnly, permission }]) => !peopleOnly && permission))(
    'may call %s, because its key is its proof',
    async (name, call) => {
      expect((await askAsMachine(name, call)).status).toBe(200);
    },
  );
});
