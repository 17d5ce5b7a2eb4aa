import { type Call, leavesAuditRecord } from '@vitrine/contract';
import { type AdminCallName, adminCalls } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';

let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
});
afterAll(() => fixture.close());

const readings = Object.entries<Call>(adminCalls)
  .map(([name, call]) => [name as AdminCallName, call] as const)
  .filter(
    ([, { caller, method, changesNothing }]) =>
      caller === 'operator' && (method === 'GET' || changesNothing),
  );

it.each(readings)('%s leaves a record only if it says so', async (name, call) => {
  const { session } = await fixture.createOperator('owner');
  const { status } = await fixture.ask(call, await adminExamples[name].valid(fixture), session);
  expect(status).toBe(200);
  const records = await fixture.db
    .selectFrom('audit_records')
    .select('id')
    .where('action', '=', name)
    .execute();
  expect(records.length > 0).toBe(leavesAuditRecord(call));
});
