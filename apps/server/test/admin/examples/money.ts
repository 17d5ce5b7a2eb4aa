import { randomUUID } from 'node:crypto';
import type { PayoutStatus } from '@vitrine/contract/admin';
import { insertPaidOrder } from '../../support/paid-order-rows.ts';
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

const SEEN = { reference: '20261124-0001', transferredOn: '2026-11-24' };
const TRANSFER_SETTINGS = {
  ...{ isOn: true, accountHolder: 'Vitrine', bank: '招商银行', accountNumber: '6225 0000' },
  ...{ note: { 'zh-CN': '', 'en-US': '' }, holdDays: 3 },
};

/** An order that was paid by a bank transfer. */
async function insertTransfer({ db, deps }: AdminFixture) {
  const now = deps.now();
  const { paymentId } = await insertPaidOrder(db, {
    ...{ now, merchantId: MERCHANT, channel: 'transfer' },
  });
  const { amount } = await db
    .selectFrom('payments')
    .select('amount')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { paymentId, amount: Number(amount) };
}

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
  listRefunds: { valid: () => ({ query: { size: '2', status: 'failed', provider: 'wechat' } }) },
  getTransferSettings: { valid: () => ({}) },
  changeTransferSettings: {
    valid: async ({ db }: AdminFixture) => {
      await db.updateTable('transfer_settings').set({ version: 1 }).execute();
      return { headers: IF_MATCH, body: TRANSFER_SETTINGS };
    },
  },
  listTransfers: { valid: () => ({ query: { size: '2', status: 'pending' } }) },
  confirmTransfer: {
    valid: async (fixture: AdminFixture) => {
      const { paymentId, amount } = await insertTransfer(fixture);
      return { params: { id: paymentId }, body: { amount, ...SEEN } };
    },
  },
  confirmRefundTransfer: {
    valid: async (fixture: AdminFixture) => {
      const { paymentId } = await insertTransfer(fixture);
      const id = randomUUID();
      await fixture.db
        .insertInto('refunds')
        .values({
          ...{ id, payment_id: paymentId, reference: `example:${id}`, amount: 100 },
          requested_at: new Date(fixture.deps.now()),
        })
        .execute();
      return { params: { id }, body: SEEN };
    },
  },
  cancelPayout: {
    valid: async (fixture: AdminFixture) => ({
      params: await insertPayout(fixture, 'draft'),
      headers: IF_MATCH,
    }),
  },
};

let days = 0;

/** A bill of a day of its own, with a difference. */
async function insertBill({ db, deps }: AdminFixture) {
  const day = new Date(Date.UTC(2025, 0, ++days)).toISOString().slice(0, 10);
  const { id } = await db
    .insertInto('provider_bills')
    .values({ provider: 'wechat', day, due_at: new Date(deps.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const difference = await db
    .insertInto('bill_differences')
    .values({
      bill_id: id,
      kind: 'payment',
      number: '0190a5c24d8e7c3a9f1b2d6e8a7b5c40',
      reason: 'missing-here',
      amount_there: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, differenceId: difference.id };
}

export const reconciliationExamples = {
  listProviderBills: {
    valid: async (fixture: AdminFixture) => {
      await insertBill(fixture);
      return { query: { size: '2', provider: 'wechat' } };
    },
  },
  compareProviderBill: {
    valid: async (fixture: AdminFixture) => ({ params: { id: (await insertBill(fixture)).id } }),
  },
  listBillDifferences: { valid: () => ({ query: { size: '2', status: 'open' } }) },
  exportBillDifferences: { valid: () => ({ query: { status: 'open', from: '2025-01-01' } }) },
  explainBillDifference: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: (await insertBill(fixture)).differenceId },
      headers: IF_MATCH,
      body: { explanation: 'Paid at the counter' },
    }),
  },
};

/** A rate for Hong Kong from a day of its own, of a new category. */
async function insertDutyRate({ db }: AdminFixture) {
  const text = JSON.stringify(RATE.name);
  const { id: categoryId } = await db
    .insertInto('categories')
    .values({ gender: 'women', name: text })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { category_id: categoryId, country: 'HK', name: text, source: text };
  const { id } = await db
    .insertInto('duty_rates')
    .values({ ...row, duty: 80, vat: 130, valid_from: '2099-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, categoryId };
}

const RATE = {
  ...{ country: 'HK', duty: 80, vat: 130 },
  name: { 'zh-CN': '服装', 'en-US': 'Clothing' },
  source: { 'zh-CN': '税则', 'en-US': 'Tariff' },
};

export const dutyRateExamples = {
  listDutyRates: { valid: () => ({}) },
  createDutyRate: {
    valid: async (fixture: AdminFixture) => {
      const { categoryId } = await insertDutyRate(fixture);
      return { body: { ...RATE, categoryId, validFrom: '2098-01-01' } };
    },
  },
  updateDutyRate: {
    valid: async (fixture: AdminFixture) => {
      const { id, categoryId } = await insertDutyRate(fixture);
      const body = { ...RATE, categoryId, validFrom: '2099-01-01', validTo: '2099-12-31' };
      return { params: { id }, headers: IF_MATCH, body };
    },
  },
  deleteDutyRate: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: (await insertDutyRate(fixture)).id },
    }),
  },
};
