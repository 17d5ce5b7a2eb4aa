import type { Call } from '@vitrine/contract';
import { adminCalls, hasPermission, OPERATOR_ROLES, PERMISSIONS } from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUrl } from '../every-call/fixture.ts';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';

let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
});
afterAll(() => fixture.close());

const calls = Object.entries<Call>(adminCalls).filter(([, { caller }]) => caller === 'operator');
const ANY_PARAMS = new Proxy<Record<string, string>>({}, { get: () => '999999' });

/** A key for everything, whose creator has lost the role in which it was created. */
async function createDemotedKey(role: string, merchantId: string | null): Promise<string> {
  const { id, session } = await fixture.createOperator('owner');
  const apiKey = await fixture.createKey(['orders:read'], { session });
  const all = { permissions: [...PERMISSIONS] };
  await fixture.db.updateTable('api_keys').set(all).where('created_by', '=', id).execute();
  const change = { role, merchant_id: merchantId };
  await fixture.db.updateTable('operators').set(change).where('id', '=', id).execute();
  return apiKey;
}

/** The calls that do not refuse a key. The permission comes before the input, so that none is needed. */
async function findOpenCalls(apiKey: string): Promise<string[]> {
  const open: string[] = [];
  for (const [name, call] of calls) {
    const { statusCode } = await fixture.app.inject({
      method: call.method,
      url: buildUrl(call, { params: ANY_PARAMS }),
      headers: { authorization: `Bearer ${apiKey}` },
    });
    expect(statusCode, name).toBeLessThan(500);
    if (statusCode !== 403) open.push(name);
  }
  return open;
}

describe('the key of an owner who was demoted', () => {
  it.each(OPERATOR_ROLES.filter((role) => role !== 'merchant'))(
    'may do what the role %s may do, and nothing else',
    async (role) => {
      const open = await findOpenCalls(await createDemotedKey(role, null));
      const allowed = calls.filter(
        ([, { permission, peopleOnly }]) =>
          permission !== undefined && !peopleOnly && hasPermission(role, permission),
      );
      expect(open).toEqual(allowed.map(([name]) => name));
    },
  );

  it('may do nothing at all once they work for one merchant', async () => {
    expect(await findOpenCalls(await createDemotedKey('merchant', '501'))).toEqual([]);
  });
});
