import { randomUUID } from 'node:crypto';
import type { Refund } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';

const MILAN = '601';
const PARIS = '602';

let harness: OperatorHarness;
let finance: string;
let merchant: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant(MILAN);
  await harness.createMerchant(PARIS);
  finance = (await harness.createOperator('finance')).session;
  merchant = (await harness.createOperator('merchant', MILAN)).session;
});
afterAll(() => harness.close());

interface NewRefund {
  readonly merchantId?: string;
  readonly reference?: (order: Awaited<ReturnType<typeof insertPaidOrder>>) => Promise<string>;
  readonly status?: Refund['status'];
  readonly channel?: 'wechat-native' | 'alipay-wap';
  readonly minutesAgo?: number;
}

async function newRefund({
  merchantId = MILAN,
  reference,
  status = 'done',
  channel = 'wechat-native',
  minutesAgo = 0,
}: NewRefund = {}) {
  const now = harness.clock.now;
  const order = await insertPaidOrder(harness.db, { now, merchantId, channel });
  const id = randomUUID();
  await harness.db
    .insertInto('refunds')
    .values({
      id,
      payment_id: order.paymentId,
      reference: reference ? await reference(order) : `order:${order.orderId}`,
      amount: 5_000,
      status,
      requested_at: new Date(now - minutesAgo * 60_000),
    })
    .execute();
  return { id, ...order };
}

const refundItems: NewRefund['reference'] = async ({ orderId, merchantOrderId }) => {
  const { id } = await harness.db
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      merchant_order_id: merchantOrderId,
      reason: 'goodwill',
      note: '补偿',
      item_amount: 5_000,
      shipping_amount: 0,
      created_by: 'Lin',
      created_at: new Date(harness.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `order-refund:${id}`;
};

const list = (query: string, session = finance) =>
  harness.ask('GET', `refunds?${query}`, { session });
const listIds = async (query: string, session?: string): Promise<string[]> =>
  (await list(query, session)).body.items.map(({ id }: Refund) => id);

it('shows what is refunded, of which order and merchant, and how far it is', async () => {
  const items = await newRefund({ reference: refundItems, status: 'processing' });
  const { body } = await list(`search=${items.id.replaceAll('-', '')}`);
  expect(body.items).toMatchObject([
    {
      id: items.id,
      kind: 'items',
      status: 'processing',
      provider: 'wechat',
      amount: 5_000,
      orderId: items.orderId,
      merchant: { id: MILAN },
      merchantOrderId: items.merchantOrderId,
    },
  ]);
  const payment = await newRefund({ reference: async () => 'late:1' });
  expect((await list(`search=${payment.id}`)).body.items[0].kind).toBe('payment');
});

it('filters by state, provider, merchant and time, and finds by the number of an order', async () => {
  const failed = await newRefund({ status: 'failed', channel: 'alipay-wap', minutesAgo: 90 });
  const other = await newRefund({ merchantId: PARIS });
  expect(await listIds('status=failed')).toEqual([failed.id]);
  expect(await listIds('provider=alipay')).toEqual([failed.id]);
  expect(await listIds(`merchantId=${PARIS}`)).toEqual([other.id]);
  const hourAgo = new Date(harness.clock.now - 3_600_000).toISOString();
  expect(await listIds(`to=${hourAgo}`)).toEqual([failed.id]);
  expect(await listIds(`from=${hourAgo}`)).not.toContain(failed.id);
  const [found] = (await list(`search=${other.id}`)).body.items;
  expect(await listIds(`search=${found.orderNumber}`)).toEqual([other.id]);
  expect(await listIds('search=nothing')).toEqual([]);
});

it('goes on where a page ended', async () => {
  for (const minutesAgo of [1, 1, 2]) await newRefund({ minutesAgo });
  const all = await listIds('size=200');
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await list(`size=2${cursor ? `&cursor=${cursor}` : ''}`);
    paged.push(...body.items.map(({ id }: Refund) => id));
    cursor = body.nextCursor;
  }
  expect(paged).toEqual(all);
});

it('shows staff of a merchant what goes back for their merchant', async () => {
  const own = await newRefund();
  const other = await newRefund({ merchantId: PARIS });
  const ids = await listIds('size=200', merchant);
  expect(ids).toContain(own.id);
  expect(ids).not.toContain(other.id);
  expect((await list(`merchantId=${PARIS}`, merchant)).status).toBe(403);
});

it('shows no merchant an amount that several share', async () => {
  const { id, orderId } = await newRefund();
  const other = await insertPaidOrder(harness.db, { now: harness.clock.now, merchantId: PARIS });
  await harness.db
    .updateTable('merchant_orders')
    .set({ order_id: orderId })
    .where('id', '=', other.merchantOrderId)
    .execute();
  expect(await listIds('size=200', merchant)).not.toContain(id);
  expect((await list(`search=${id}`)).body.items[0].merchant).toBeNull();
});
