import type { PrivacyRequestKind, shopperSupport } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

const DAY_MS = 86_400_000;
const REASON = { reason: 'the shopper asked on the phone' };

let count = 0;

const insertShopper = ({ db }: AdminFixture) =>
  db
    .insertInto('shoppers')
    .values({ name: '林知夏', mobile: `86139${String(++count).padStart(8, '0')}` })
    .returning('id')
    .executeTakeFirstOrThrow();

async function insertBlockedShopper(fixture: AdminFixture) {
  const { id } = await insertShopper(fixture);
  const blocked = { blocked_at: new Date(fixture.deps.now()), blocked_reason: 'fraud' };
  await fixture.db.updateTable('shoppers').set(blocked).where('id', '=', id).execute();
  return { id };
}

async function insertRequest(fixture: AdminFixture, kind: PrivacyRequestKind) {
  const { id: shopper_id } = await insertShopper(fixture);
  const received_at = new Date(fixture.deps.now());
  const due_at = new Date(fixture.deps.now() + 21 * DAY_MS);
  return fixture.db
    .insertInto('privacy_requests')
    .values({ shopper_id, kind, channel: 'phone', received_at, due_at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A shopper to whom a benefit was given. */
async function insertHolder(fixture: AdminFixture) {
  const { id } = await insertShopper(fixture);
  const code = 'early-access';
  await fixture.db.insertInto('shopper_benefits').values({ shopper_id: id, code }).execute();
  return { id, code };
}

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

export const shopperExamples: Readonly<Record<keyof typeof shopperSupport, Example>> = {
  findShoppers: { valid: () => ({ query: { search: '139 0000 0001' } }) },
  getShopper: { valid: async (fixture) => ({ params: await insertShopper(fixture) }) },
  unmaskShopper: {
    valid: async (fixture) => ({ params: await insertShopper(fixture), body: REASON }),
  },
  blockShopper: {
    valid: async (fixture) => ({ params: await insertShopper(fixture), body: REASON }),
  },
  unblockShopper: { valid: async (fixture) => ({ params: await insertBlockedShopper(fixture) }) },
  listGivableBenefits: { valid: () => ({}) },
  changeShopperRole: {
    valid: async (fixture) => ({
      params: await insertShopper(fixture),
      body: { role: 'vip', until: '2099-01-01T00:00:00Z', ...REASON },
    }),
  },
  giveShopperBenefit: {
    valid: async (fixture) => ({
      params: { ...(await insertShopper(fixture)), code: 'early-access' },
      body: { until: '2099-01-01T00:00:00Z', ...REASON },
    }),
  },
  endShopperBenefit: {
    valid: async (fixture) => ({ params: await insertHolder(fixture), body: REASON }),
  },
  markTester: { valid: async (fixture) => ({ params: await insertShopper(fixture) }) },
  unmarkTester: { valid: async (fixture) => ({ params: await insertShopper(fixture) }) },
  listPrivacyRequests: { valid: () => ({ query: { size: '2', status: 'open', late: 'false' } }) },
  createPrivacyRequest: {
    valid: async (fixture) => ({
      params: await insertShopper(fixture),
      body: { kind: 'erase', channel: 'mail', receivedAt: '2026-11-24T08:00:00Z' },
    }),
  },
  exportForPrivacyRequest: {
    valid: async (fixture) => ({ params: await insertRequest(fixture, 'export'), body: REASON }),
  },
  eraseForPrivacyRequest: {
    valid: async (fixture) => ({ params: await insertRequest(fixture, 'erase'), body: REASON }),
  },
  rejectPrivacyRequest: {
    valid: async (fixture) => ({ params: await insertRequest(fixture, 'erase'), body: REASON }),
  },
};
