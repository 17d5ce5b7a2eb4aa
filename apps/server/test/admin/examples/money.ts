import type { PayoutStatus } from '@vitrine/contract/admin';
import type { AdminFixture } from '../admin-fixture.ts';

/** The merchant of the role merchant in the tests of every call. */
const MERCHANT = '501';
let count = 0;

/** Owes the merchant money of a day that is over. */
const insertEntry = ({ db }: AdminFixture) =>
  db
    .insertInto('ledger_entries')
    .values({
      at: new Date('2026-11-20T04:00:00Z'),
      merchant_id: MERCHANT,
      kind: 'payment',
      amount: 10_000,
      currency: 'CNY',
      source: `payment:example-${++count}`,
    })
    .execute();

async function insertPayout(fixture: AdminFixture, status: PayoutStatus) {
  const { id } = await fixture.db
    .insertInto('payouts')
    .values({
      merchant_id: MERCHANT,
      currency: 'CNY',
      period_from: '2026-11-01',
      period_to: '2026-11-20',
      amount: 10_000,
      status,
      created_at: new Date(fixture.deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

const IF_MATCH = { 'if-match': '1' };

export const moneyExamples = {
  listLedgerEntries: { valid: () => ({ query: { size: '2', kind: 'payment' } }) },
  listMerchantBalances: { valid: () => ({}) },
  listCommissionRates: { valid: () => ({ query: { size: '2' } }) },
  createCommissionRate: {
    valid: ({ deps }: AdminFixture) => ({
      body: {
        merchantId: MERCHANT,
        rate: 1_500,
        validFrom: new Date(deps.now() + ++count * 1_000).toISOString(),
      },
    }),
  },
  listPayouts: { valid: () => ({ query: { size: '2', status: 'draft' } }) },
  getPayout: {
    valid: async (fixture: AdminFixture) => ({ params: await insertPayout(fixture, 'draft') }),
  },
  createPayout: {
    valid: async (fixture: AdminFixture) => {
      await insertEntry(fixture);
      return { body: { merchantId: MERCHANT, periodTo: '2026-11-23' } };
    },
  },
  approvePayout: {
    valid: async (fixture: AdminFixture) => ({
      params: await insertPayout(fixture, 'draft'),
      headers: IF_MATCH,
    }),
  },
  markPayoutPaid: {
    valid: async (fixture: AdminFixture) => ({
      params: await insertPayout(fixture, 'approved'),
      headers: IF_MATCH,
      body: { reference: '20261124-0001' },
    }),
  },
  cancelPayout: {
    valid: async (fixture: AdminFixture) => ({
      params: await insertPayout(fixture, 'draft'),
      headers: IF_MATCH,
    }),
  },
};
