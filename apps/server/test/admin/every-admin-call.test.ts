import type { Call } from '@vitrine/contract';
import {
  type AdminCallName,
  adminCalls,
  hasPermission,
  OPERATOR_ROLES,
  type OperatorRole,
} from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../every-call/call-input.ts';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';

let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
});
afterAll(() => fixture.close());

const entries = Object.entries<Call>(adminCalls).map(
  ([name, call]) => [name as AdminCallName, call] as const,
);
const operatorCalls = entries.filter(([, { caller }]) => caller === 'operator');

const sendAs = async (
  name: AdminCallName,
  role: OperatorRole,
  changed: Partial<CallInput> = {},
) => {
  const valid = await adminExamples[name].valid(fixture);
  const { session } = await fixture.createOperator(role, role === 'merchant' ? '501' : null);
  return fixture.ask(adminCalls[name], { ...valid, ...changed }, session);
};

describe.each(entries)('%s', (name) => {
  it('succeeds and keeps its contract', async () => {
    const { status, body } = await sendAs(name, 'owner');
    expect(status, JSON.stringify(body)).toBe(200);
  });
});

describe.each(operatorCalls)('%s', (name, call) => {
  it('needs a session of an operator', async () => {
    const valid = await adminExamples[name].valid(fixture);
    expect((await fixture.ask(call, valid)).status).toBe(401);
    expect((await fixture.ask(call, valid, 'x'.repeat(43))).status).toBe(401);
  });

  it.each(OPERATOR_ROLES)('is open to the role %s only with its permission', async (role) => {
    const { status, body } = await sendAs(name, role);
    const isAllowed = call.permission === undefined || hasPermission(role, call.permission);
    if (isAllowed) expect(status, JSON.stringify(body)).toBe(200);
    else expect(status).toBe(403);
  });

  it.runIf(call.method !== 'GET')('is refused to a page of another site', async () => {
    const { status } = await sendAs(name, 'owner', {
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
  });
});
