import type { accessWindowCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { insertProduct } from '../product-fixture.ts';

const CHANGE = { benefitCode: 'early-access', opensAt: '2099-01-01T00:00:00.000Z' };

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

async function insertWindow(fixture: AdminFixture) {
  const { id: product_id } = await insertProduct(fixture);
  return fixture.db
    .insertInto('access_windows')
    .values({ product_id, benefit_code: CHANGE.benefitCode, opens_at: CHANGE.opensAt })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const accessWindowExamples: Readonly<Record<keyof typeof accessWindowCalls, Example>> = {
  listAccessWindows: { valid: () => ({ query: { size: '2', state: 'coming' } }) },
  createAccessWindows: {
    valid: async (fixture) => ({
      body: { ...CHANGE, productIds: [(await insertProduct(fixture)).id] },
    }),
  },
  updateAccessWindow: {
    valid: async (fixture) => ({
      params: await insertWindow(fixture),
      headers: { 'if-match': '1' },
      body: CHANGE,
    }),
  },
  deleteAccessWindow: {
    valid: async (fixture) => ({ params: await insertWindow(fixture) }),
  },
};
