import { PAYOUT_STATUSES, type PayoutStatus } from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { PAYOUT_ACTIONS, PAYOUT_STEPS, type PayoutAction } from './rules.ts';

const MILAN = '601';
const PARIS = '602';
const LAST_DAY = '2026-11-24';

let harness: OperatorHarness;
let finance: string;
let colleague: string;
let merchant: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant(MILAN);
  await harness.createMerchant(PARIS);
  finance = (await harness.createOperator('finance')).session;
  colleague = (await harness.createOperator('finance')).session;
  merchant = (await harness.createOperator('merchant', MILAN)).session;
});
afterAll(() => harness.close());

let count = 0;
async function owe(merchant_id: string, amount: number, at = '2026-11-20T04:00:00Z') {
  await harness.db
    .insertInto('ledger_entries')
    .values({
      at,
      merchant_id,
      kind: 'payment',
      amount,
      currency: 'CNY',
      source: `payment:test-${++count}`,
    })
    .execute();
}

const create = (merchantId: string, periodTo = LAST_DAY) =>
  harness.ask('POST', 'payouts', { session: finance, body: { merchantId, periodTo } });

const PATHS: Readonly<Record<PayoutAction, string>> = {
  approve: 'approval',
  pay: 'transfer',
  cancel: 'cancellation',
};
const act = (id: string, action: PayoutAction, version: number, session = finance) =>
  harness.ask('POST', `payouts/${id}/${PATHS[action]}`, {
    session,
    version,
    ...(action === 'pay' ? { body: { reference: 'B-1' } } : {}),
  });

const findBalance = async (merchantId: string) => {
  const { body } = await harness.ask('GET', 'merchant-balances', { session: finance });
  return body.find((each: { merchantId: string }) => each.merchantId === merchantId);
};

describe('payout', () => {
  it('pays every entry out once', async () => {
    await owe(MILAN, 10_000);
    await owe(MILAN, -1_500);
    await owe(MILAN, 700, '2026-11-25T01:00:00Z');
    const { status, body } = await create(MILAN);
    expect([status, body]).toMatchObject([
      200,
      { amount: 8_500, status: 'draft', periodFrom: '2026-11-20', periodTo: LAST_DAY, version: 1 },
    ]);
    expect((await create(MILAN)).body.error.reason).toBe('nothing-to-pay-out');
    expect(await findBalance(MILAN)).toMatchObject({ balance: 9_200, unplanned: 700 });
    await act(body.id, 'approve', 1, colleague);
    const paid = await act(body.id, 'pay', 2);
    expect(paid.body).toMatchObject({ status: 'paid', reference: 'B-1', version: 3 });
    expect(await findBalance(MILAN)).toMatchObject({
      balance: 700,
      unplanned: 700,
      totals: { payment: 9_200, payout: -8_500 },
    });
    const entries = await harness.ask('GET', `ledger-entries?payoutId=${body.id}`, {
      session: merchant,
    });
    expect(entries.body.items).toMatchObject([
      { amount: -1_500, account: 'provider' },
      { amount: 10_000 },
    ]);
  });

  it('is approved by another person than the one who drafted it', async () => {
    await owe(MILAN, 70);
    const { body } = await create(MILAN);
    expect(body).toMatchObject({ canApprove: false, createdBy: 'finance 1', approvedBy: null });
    const own = await act(body.id, 'approve', 1);
    expect([own.status, own.body.error.reason]).toEqual([409, 'payout-needs-another']);
    const path = `payouts/${body.id}`;
    const seen = await harness.ask('GET', path, { session: colleague });
    expect(seen.body).toMatchObject({ canApprove: true, version: 1 });
    const approved = await act(body.id, 'approve', 1, colleague);
    expect(approved.body).toMatchObject({ status: 'approved', approvedBy: 'finance 2' });
  });

  it('is not approved by a key of the person who drafted it', async () => {
    await owe(MILAN, 80);
    const owner = await harness.createOperator('owner');
    const apiKey = await harness.createApiKey(['money:write'], { session: owner.session });
    const draft = { apiKey, body: { merchantId: MILAN, periodTo: LAST_DAY } };
    const { body } = await harness.ask('POST', 'payouts', draft);
    expect((await act(body.id, 'approve', 1, owner.session)).status).toBe(409);
    expect((await act(body.id, 'approve', 1, colleague)).status).toBe(200);
  });

  it('can be drafted again after it was cancelled', async () => {
    await owe(PARIS, 300);
    const first = await create(PARIS);
    await act(first.body.id, 'cancel', 1);
    expect((await create(PARIS)).body).toMatchObject({ amount: 300 });
  });

  it('is drafted once by two operators at the same moment', async () => {
    await owe(PARIS, 900);
    const results = await Promise.all([create(PARIS), create(PARIS)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('waits for the end of its last day', async () => {
    await owe(PARIS, 40);
    expect((await create(PARIS, '2026-11-25')).body.error.reason).toBe('payout-day-not-over');
  });

  it('refuses a change of an older version', async () => {
    await owe(PARIS, 50);
    const { body } = await create(PARIS);
    expect((await act(body.id, 'approve', 2)).status).toBe(412);
  });
});

describe.each(PAYOUT_STATUSES)('a payout that is %s', (from) => {
  it.each(PAYOUT_ACTIONS)(`follows the table on %s`, async (action) => {
    const { id } = await harness.db
      .insertInto('payouts')
      .values({
        merchant_id: PARIS,
        currency: 'CNY',
        period_from: '2026-11-01',
        period_to: '2026-11-02',
        amount: 5,
        status: from,
        reference: from === 'paid' ? 'B-0' : null,
        created_at: new Date(harness.deps.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await act(id, action, 1);
    const next: PayoutStatus | undefined = PAYOUT_STEPS[from][action];
    expect([status, body.status]).toEqual(next ? [200, next] : [409, undefined]);
  });
});

describe('staff of a merchant', () => {
  it('see only the money of their merchant', async () => {
    const balances = await harness.ask('GET', 'merchant-balances', { session: merchant });
    expect(balances.body.map(({ merchantId }: { merchantId: string }) => merchantId)).toEqual([
      MILAN,
    ]);
    for (const path of ['ledger-entries', 'payouts'])
      expect(
        (await harness.ask('GET', `${path}?merchantId=${PARIS}`, { session: merchant })).status,
      ).toBe(403);
    const { rows } = await sql<{ id: string }>`
      select id from payouts where merchant_id = ${PARIS} limit 1`.execute(harness.db);
    expect((await harness.ask('GET', `payouts/${rows[0]?.id}`, { session: merchant })).status).toBe(
      404,
    );
  });
});

describe('commission rate', () => {
  const createRate = (validFrom: string, merchantId: string | null = null) =>
    harness.ask('POST', 'commission-rates', {
      session: finance,
      body: { merchantId, rate: 1_500, validFrom },
    });

  it('counts from a time in the future, once', async () => {
    const time = '2026-12-01T00:00:00.000Z';
    expect((await createRate(time)).body).toMatchObject({ merchantId: null, rate: 1_500 });
    expect((await createRate(time)).body.error.reason).toBe('commission-rate-taken');
    expect((await createRate('2026-11-01T00:00:00.000Z')).body.error.reason).toBe(
      'commission-rate-in-the-past',
    );
    expect((await createRate(time, '999')).status).toBe(404);
  });

  it('is shown to its merchant only', async () => {
    await createRate('2026-12-02T00:00:00.000Z', PARIS);
    const { body } = await harness.ask('GET', 'commission-rates', { session: merchant });
    expect(body.items.map(({ merchantId }: { merchantId: string }) => merchantId)).toEqual([null]);
  });
});
