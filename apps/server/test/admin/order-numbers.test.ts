import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPaymentNumber } from '../../src/resources/payments/rules.ts';
import { insertFapiao } from '../support/fapiao-row.ts';
import { insertPaidOrder } from '../support/paid-order-rows.ts';
import { insertReturnRow } from '../support/return-row.ts';
import { type OperatorHarness, openOperatorHarness } from './operator-harness.ts';

const MERCHANT = '731';
const DAY = '20261125';

let shop: OperatorHarness;
let session: string;
let order: Awaited<ReturnType<typeof insertPaidOrder>>;
let number: string;

/** A payment with a ledger entry, a refund, a fapiao and a difference on the bill of its provider. */
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('owner'));
  await shop.createMerchant(MERCHANT);
  const { db, clock } = shop;
  const at = new Date(clock.now);
  order = await insertPaidOrder(db, { now: clock.now, merchantId: MERCHANT });
  number = `${DAY}${order.orderId}`;
  const { paymentId, orderId: order_id } = order;
  const entry = { at, merchant_id: MERCHANT, amount: 1_300_000, currency: 'CNY', order_id };
  await db
    .insertInto('ledger_entries')
    .values({ ...entry, kind: 'payment', payment_id: paymentId, source: `payment:${paymentId}` })
    .execute();
  const refund = { payment_id: paymentId, reference: `order:${order_id}`, amount: 5_000 };
  const refundId = randomUUID();
  await db
    .insertInto('refunds')
    .values({ id: refundId, ...refund, status: 'done', requested_at: at })
    .execute();
  await insertFapiao(db, shop.deps.keyring, order, {
    ...{ status: 'issued', number: '26312000000012345678', now: clock.now },
  });
  await insertReturnRow(db, order, { status: 'requested', now: clock.now });
  const bill = await db
    .insertInto('provider_bills')
    .values({ provider: 'wechat', day: '2026-11-24', due_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bill_differences')
    .values(
      (['payment', 'refund'] as const).map((kind) => ({
        ...{ bill_id: bill.id, kind, reason: 'amount-differs' as const, amount_there: 100 },
        number: toPaymentNumber(kind === 'payment' ? paymentId : refundId),
      })),
    )
    .execute();
});
afterAll(() => shop.close());

const get = async (path: string) => {
  const { status, body } = await shop.ask('GET', path, { session });
  expect(status, path).toBe(200);
  return body;
};
const readNumbers = ({ items }: { items: { orderNumber: string | null }[] }) =>
  items.map(({ orderNumber }) => orderNumber);

const toSearch = (list: string) => `${list}?search`;

it('is the one that the shopper reads, on every list and for one order', async () => {
  for (const list of ['merchant-orders', 'ledger-entries', 'refunds', 'fapiao', 'returns'])
    expect(readNumbers(await get(list)), list).toEqual([number]);
  expect(readNumbers(await get('bill-differences'))).toEqual([number, number]);
  const details = await get(`merchant-orders/${order.merchantOrderId}`);
  expect(details).toMatchObject({
    ...{ id: order.merchantOrderId, orderNumber: number },
    paymentNumber: toPaymentNumber(order.paymentId),
  });
  expect((await get(`shoppers/${order.shopperId}`)).orders).toMatchObject([{ number }]);
});

it.each([
  ['together', (id: string) => `${DAY}${id}`],
  ['with its day apart', (id: string) => `${DAY} ${id}`],
])('finds the order when it is written %s', async (_, write) => {
  const text = encodeURIComponent(write(order.orderId));
  for (const list of ['merchant-orders', 'refunds', 'fapiao', 'returns'].map(toSearch))
    expect(readNumbers(await get(`${list}=${text}`)), list).toEqual([number]);
  expect(readNumbers(await get(`ledger-entries?orderNumber=${text}`))).toEqual([number]);
  expect(await get(`shoppers?search=${text}`)).toMatchObject([{ id: order.shopperId }]);
  const { groups } = await get(`search?text=${text}`);
  expect(groups.map(({ kind }: { kind: string }) => kind)).toContain('merchant-order');
});

it('finds nothing when it is the number of another order', async () => {
  const text = `${DAY}999999`;
  for (const list of ['merchant-orders?search', 'ledger-entries?orderNumber'])
    expect(readNumbers(await get(`${list}=${text}`)), list).toEqual([]);
  expect(readNumbers(await get('ledger-entries?orderNumber=none'))).toEqual([]);
});

it('is found by the number of its payment at the provider', async () => {
  const text = toPaymentNumber(order.paymentId);
  expect(readNumbers(await get(`merchant-orders?search=${text}`))).toEqual([number]);
  const { groups } = await get(`search?text=${text}`);
  expect(groups).toMatchObject([{ items: [{ title: number }] }]);
});
