import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { expireCheckouts } from '../checkout/jobs.ts';
import { checkPayments, sendRefunds } from '../payments/jobs.ts';
import { transferHandlers } from './routes.ts';

const ACCOUNT = { accountHolder: 'Vitrine', bank: '招商银行', accountNumber: '6225 8801' };
const NOTE = { 'zh-CN': '请勿代付', 'en-US': '' };
const DAY = '2026-01-05';

let harness: OrderHarness;
let calls: ReturnType<typeof transferHandlers>;
const recordAudit = vi.fn(async () => undefined);
const context = {
  operator: { name: 'Lin', merchantId: null },
  language: 'zh-CN',
  recordAudit,
  checkVersion: () => undefined,
} as unknown as OperatorContext;

const setOn = (isOn: boolean) =>
  calls.changeTransferSettings(
    { body: { isOn, ...ACCOUNT, note: NOTE, holdDays: 3 } } as never,
    context,
  );

beforeAll(async () => {
  harness = await openOrderHarness();
  calls = transferHandlers(harness.deps);
});
beforeEach(async () => {
  await harness.setStock(SIZES.two, 500);
  await setOn(true);
  recordAudit.mockClear();
});
afterAll(() => harness.close());

const choose = (buyer: Buyer, id: string) => harness.startPayment(buyer, id, {}, 'transfer');

async function newTransfer() {
  const { buyer, order } = await harness.createCheckout();
  const payment = await choose(buyer, order.id);
  return { buyer, order, payment };
}

const confirm = (
  payment: { id: string; amount: number },
  { amount = payment.amount, reference = 'B1', transferredOn = DAY } = {},
) =>
  calls.confirmTransfer(
    { params: { id: payment.id }, body: { amount, reference, transferredOn } } as never,
    context,
  );
const readReason = (work: unknown) =>
  Promise.resolve(work)
    .then(() => undefined)
    .catch((error) => error.reason);
const readPayment = (buyer: Buyer, id: string) =>
  harness.callOrThrow<{ status: string; orderId: string | null; transfer: unknown }>(
    'getPayment',
    buyer,
    { params: { id } },
  );
const refundsOf = (paymentId: string) =>
  harness.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute();

describe('a transfer', () => {
  it('is offered while it is on, and then last', async () => {
    const { buyer, order } = await harness.createCheckout();
    const read = async () =>
      (
        await harness.callOrThrow<{ payment: { channels: string[] } }>('getCheckoutOrder', buyer, {
          params: { id: order.id },
        })
      ).payment.channels;
    expect((await read()).at(-1)).toBe('transfer');
    await setOn(false);
    expect(await read()).not.toContain('transfer');
    const refused = await harness.call('startPayment', buyer, {
      body: { checkoutOrderId: order.id, channel: 'transfer' },
    });
    expect(reasonOf(refused)).toBe('payment-not-offered');
  });

  it('says where to send the money, with a reference, and reserves the stock for days', async () => {
    const { order, payment, buyer } = await newTransfer();
    expect(payment).toMatchObject({
      parameters: { kind: 'transfer' },
      transfer: { ...ACCOUNT, note: '请勿代付', reference: expect.stringMatching(/^T20\d{6}/) },
    });
    const end = Date.parse(payment.expiresAt);
    expect(end - harness.clock.now).toBeGreaterThan(3 * DAY_MS - 1_000);
    harness.clock.now += 3_600_000;
    expect((await choose(buyer, order.id)).expiresAt).toBe(payment.expiresAt);
  });

  it('waits beside the next checkout, which it does not end', async () => {
    const { buyer, order } = await newTransfer();
    await harness.callOrThrow('addBagItem', buyer, { body: { variantId: SIZES.two, quantity: 1 } });
    await harness.callOrThrow('createCheckoutOrder', buyer, { body: {} });
    const unpaid = await harness.callOrThrow<{ id: string }[]>('listUnpaidOrders', buyer);
    expect(unpaid.map(({ id }) => id)).toEqual([order.id]);
  });

  it('keeps its amount: the order cannot change any more', async () => {
    const { buyer, order } = await newTransfer();
    const answer = await harness.call('applyPromoCode', buyer, {
      params: { id: order.id },
      body: { code: 'ANY' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const address = await harness.db
      .selectFrom('addresses')
      .select('id')
      .where('shopper_id', '=', buyer.shopperId)
      .executeTakeFirstOrThrow();
    const change = await harness.call('setCheckoutShippingAddress', buyer, {
      params: { id: order.id },
      body: { addressId: address.id },
    });
    expect(reasonOf(change)).toBe('transfer-chosen');
  });

  it('is replaced by another method, which holds the stock no longer than usual', async () => {
    const { buyer, order } = await newTransfer();
    const other = await harness.startPayment(buyer, order.id, {}, 'wechat-h5');
    expect(Date.parse(other.expiresAt) - harness.clock.now).toBe(harness.deps.reservationMs);
  });

  it('is one of at most three that a shopper lets wait', async () => {
    const { buyer } = await newTransfer();
    const start = async () => {
      const order = await harness.callOrThrow<{ id: string }>('createCheckoutOrder', buyer, {
        body: {},
      });
      await harness.attachPersonalId(buyer, order.id);
      harness.clock.now += 3_600_000;
      await harness.db
        .updateTable('checkout_orders')
        .set({ expires_at: new Date(harness.clock.now + 600_000) })
        .where('id', '=', order.id)
        .execute();
      return harness.call('startPayment', buyer, {
        body: { checkoutOrderId: order.id, channel: 'transfer' },
      });
    };
    expect([(await start()).status, (await start()).status]).toEqual([200, 200]);
    expect(reasonOf(await start())).toBe('too-many-transfers');
  });
});

describe('confirming a transfer', () => {
  it('places the order once, with entries in the ledger', async () => {
    const { buyer, payment } = await newTransfer();
    const answers = await Promise.all([confirm(payment), confirm(payment)]);
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 'paid',
      seen: { reference: 'B1', transferredOn: DAY, confirmedBy: 'Lin' },
    });
    expect(recordAudit).toHaveBeenCalled();
    const { orderId } = await readPayment(buyer, payment.id);
    expect(await harness.readOrder(buyer, orderId ?? '')).toMatchObject({
      status: 'paid',
      paymentMethod: 'transfer',
      isTest: false,
    });
    const entries = await harness.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('source', '=', `payment:${payment.id}`)
      .execute();
    expect(entries.length).toBeGreaterThan(0);
  });

  it.each([
    ['less', -1],
    ['more', 1],
  ])('refuses %s than the amount', async (_, difference) => {
    const { buyer, payment } = await newTransfer();
    const amount = payment.amount + difference;
    expect(await readReason(confirm(payment, { amount }))).toBe('transfer-amount-differs');
    expect((await readPayment(buyer, payment.id)).status).toBe('pending');
    expect(recordAudit).not.toHaveBeenCalled();
  });

  it('refuses a day ahead, and another number of a transfer that was confirmed', async () => {
    const { payment } = await newTransfer();
    const ahead = confirm(payment, { transferredOn: '2099-01-01' });
    expect(await readReason(ahead)).toBe('transfer-day-ahead');
    await confirm(payment);
    expect(await readReason(confirm(payment, { reference: 'B2' }))).toBe('transfer-known');
  });

  it('of an order that has ended places it while there is stock, and asks for a refund otherwise', async () => {
    const [late, gone] = [await newTransfer(), await newTransfer()];
    harness.clock.now += 4 * DAY_MS;
    await harness.runJob(expireCheckouts);
    await harness.runJob(checkPayments);
    expect((await readPayment(late.buyer, late.payment.id)).status).toBe('cancelled');
    expect((await confirm(late.payment)).status).toBe('paid');
    await harness.setStock(SIZES.two, 0);
    expect((await confirm(gone.payment, { reference: 'B9' })).status).toBe('refunded');
    expect(await refundsOf(gone.payment.id)).toHaveLength(1);
  });
});

describe('a refund of a transfer', () => {
  it('waits until an operator has transferred it back', async () => {
    const { buyer, payment } = await newTransfer();
    await confirm(payment);
    const { orderId } = await readPayment(buyer, payment.id);
    await harness.callOrThrow('cancelOrder', buyer, { params: { id: orderId ?? '' } });
    await harness.runJob(sendRefunds);
    const [refund] = await refundsOf(payment.id);
    expect(refund?.status).toBe('processing');
    const body = { reference: 'R1', transferredOn: DAY };
    const send = () =>
      calls.confirmRefundTransfer({ params: { id: refund?.id }, body } as never, context);
    expect(await send()).toEqual({ done: true });
    expect(await send()).toEqual({ done: true });
    expect((await refundsOf(payment.id))[0]?.status).toBe('done');
  });

  it('is not for what another provider sends back', async () => {
    const { buyer, orderId, paymentId } = await harness.paidOrder();
    await harness.callOrThrow('cancelOrder', buyer, { params: { id: orderId } });
    const [refund] = await refundsOf(paymentId);
    const body = { reference: 'R2', transferredOn: DAY };
    const sent = calls.confirmRefundTransfer(
      { params: { id: refund?.id }, body } as never,
      context,
    );
    expect(await readReason(sent)).toBe('refund-not-by-transfer');
  });
});

it('is switched on with a complete account only', async () => {
  const body = { isOn: true, ...ACCOUNT, bank: '', note: NOTE, holdDays: 3 };
  const change = calls.changeTransferSettings({ body } as never, context);
  expect(await readReason(change)).toBe('transfer-settings-incomplete');
});
