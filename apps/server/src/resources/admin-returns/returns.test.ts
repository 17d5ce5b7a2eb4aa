import type { ReturnStatus } from '@vitrine/contract';
import { RETURN_ACTIONS, RETURN_TRANSITIONS, type ReturnAction } from '@vitrine/contract/admin';
import { describe, expect, it, test } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import { insertReturnRow } from '../../../test/support/return-row.ts';

const TABLE: Readonly<Record<ReturnStatus, Partial<Record<ReturnAction, ReturnStatus>>>> = {
  requested: { approve: 'scheduled', reject: 'refused' },
  scheduled: { receive: 'picked-up' },
  'picked-up': { inspect: 'inspected' },
  inspected: { refund: 'refunding', reject: 'refused' },
  refunding: {},
  refunded: {},
  cancelled: {},
  refused: {},
};
const STATUSES = Object.keys(TABLE) as ReturnStatus[];

test.each(
  STATUSES.flatMap((status) =>
    RETURN_ACTIONS.map((action): [ReturnStatus, ReturnAction] => [status, action]),
  ),
)('a return in the status %s goes where the table says with %s', (status, action) => {
  expect(RETURN_TRANSITIONS[status][action]).toBe(TABLE[status][action]);
});

const setup = setUpMerchantOrders();

async function newReturn(status: ReturnStatus = 'requested', merchantId?: string) {
  const { harness } = setup;
  const order = await setup.newOrder({
    status: 'delivered',
    ...(merchantId ? { merchantId } : {}),
  });
  const id = await insertReturnRow(harness.db, order, { status, now: harness.clock.now });
  return { id, ...order };
}

const act = (id: string, path: string, body: object = {}, session = setup.staff) =>
  setup.harness.ask('POST', `returns/${id}/${path}`, { session, body });

const NOTE = { note: '吊牌完好', isSellable: true };

describe('returns at the merchant', () => {
  it('names the order as the queue of orders does', async () => {
    const { id, merchantOrderId } = await newReturn();
    const { orderNumber } = (await setup.read(merchantOrderId)).body;
    expect((await act(id, 'approval')).body.orderNumber).toBe(orderNumber);
  });

  it('approves, receives, inspects and refunds once', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { id, paymentId } = await newReturn();
    for (const [path, body, status] of [
      ['approval', {}, 'scheduled'],
      ['receipt', {}, 'picked-up'],
      ['inspection', NOTE, 'inspected'],
    ] as const)
      expect((await act(id, path, body)).body.status).toBe(status);
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + 1);
    const answers = await Promise.all([1, 2].map(() => act(id, 'refund', {}, setup.owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refunds = await setup.harness.db
      .selectFrom('refunds')
      .select('reference')
      .where('payment_id', '=', paymentId)
      .execute();
    expect(refunds).toEqual([{ reference: `return:${id}` }]);
  });

  const readRefund = async (paymentId: string) =>
    (
      await setup.harness.db
        .selectFrom('refunds')
        .select(['reference', 'amount'])
        .where('payment_id', '=', paymentId)
        .execute()
    ).map(({ amount }) => Number(amount));

  it('keeps a part of an amount back with a reason, and refunds delivery', async () => {
    const { id, merchantOrderId, paymentId, itemIds } = await newReturn('picked-up');
    const [orderItemId = ''] = itemIds;
    const deduction = { orderItemId, amount: 50_005, reason: 'worn', note: '领口有粉底' };
    const body = { ...NOTE, deductions: [deduction], shippingAmount: 4_000 };
    const { orderItemId: _, ...kept } = deduction;
    expect((await act(id, 'inspection', body)).body).toMatchObject({
      ...{ status: 'inspected', refundAmount: 603_995, refundedShipping: 4_000 },
      ...{ shippingLeft: 15_000, items: [{ amount: 650_000, deduction: kept }] },
    });
    await act(id, 'refund', {}, setup.owner);
    expect(await readRefund(paymentId)).toEqual([603_995]);
    expect((await setup.read(merchantOrderId)).body).toMatchObject({
      returns: [{ amount: 603_995, shipping: 4_000, deductions: [deduction] }],
      amounts: { paid: 1_315_001, refunded: 603_995, left: 711_006 },
    });
    const preview = await setup.harness.ask(
      'GET',
      `merchant-orders/${merchantOrderId}/refund-preview?items=`,
      { session: setup.owner },
    );
    expect(preview.body.left).toMatchObject({ shipping: 11_000, total: 711_006 });
  });

  it.each([
    ['deduction-too-high', { deductions: [{ amount: 650_001, reason: 'damaged' }] }],
    ['shipping-too-high', { shippingAmount: 15_001 }],
  ])('refuses an inspection with %s, and records nothing of it', async (reason, changes) => {
    const { id, itemIds } = await newReturn('picked-up');
    const { deductions = [], ...rest } = changes as { deductions?: object[] };
    const named = deductions.map((each) => ({ orderItemId: itemIds[0], ...each }));
    const { body } = await act(id, 'inspection', { ...NOTE, deductions: named, ...rest });
    expect(body.error.reason).toBe(reason);
    const { body: unchanged } = await setup.harness.ask('GET', `returns/${id}`, {
      session: setup.staff,
    });
    expect(unchanged).toMatchObject({ status: 'picked-up', refundAmount: 650_000 });
  });

  it('refuses a deduction of an item that is not in the return', async () => {
    const { id } = await newReturn('picked-up');
    const deductions = [{ orderItemId: '999999', amount: 1, reason: 'other' }];
    const { body } = await act(id, 'inspection', { ...NOTE, deductions });
    expect(body.error.reason).toBe('deduction-too-high');
  });

  it('closes a return of which nothing goes back, without the provider', async () => {
    const { id, paymentId, itemIds } = await newReturn('picked-up');
    const deductions = [{ orderItemId: itemIds[0], amount: 650_000, reason: 'damaged' }];
    await act(id, 'inspection', { ...NOTE, deductions });
    expect((await act(id, 'refund', {}, setup.owner)).body).toMatchObject({
      ...{ status: 'refunded', refundAmount: 0 },
    });
    expect(await readRefund(paymentId)).toEqual([]);
  });

  it('keeps what cannot be sold out of stock', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { id } = await newReturn('picked-up');
    await act(id, 'inspection', { note: '有污渍', isSellable: false });
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before);
  });

  it('refuses with a reason, after which the items can be returned again', async () => {
    const { id, merchantOrderId } = await newReturn();
    const { body } = await act(id, 'rejection', { reason: '已超过退货期' });
    expect(body).toMatchObject({ status: 'refused', refusedReason: '已超过退货期' });
    expect((await setup.read(merchantOrderId)).body.items[0]?.returnedQuantity).toBe(0);
    expect((await act(id, 'approval')).status).toBe(409);
  });

  it('counts units that go back as taken, so that they are not refunded twice', async () => {
    const { merchantOrderId } = await newReturn('scheduled');
    const { body } = await setup.harness.ask(
      'GET',
      `merchant-orders/${merchantOrderId}/refund-preview`,
      { session: setup.owner },
    );
    expect(body.lines).toMatchObject([{ quantity: 1, amount: 650_001 }]);
  });

  it('shows a merchant its own returns only', async () => {
    const { id } = await newReturn('requested', '1');
    expect((await setup.harness.ask('GET', `returns/${id}`, { session: setup.staff })).status).toBe(
      404,
    );
    expect((await act(id, 'approval')).status).toBe(404);
    const { body } = await setup.harness.ask('GET', 'returns?size=200', { session: setup.staff });
    expect(body.items.map((entry: { id: string }) => entry.id)).not.toContain(id);
  });

  it('leaves refunds to those who may refund', async () => {
    const { id } = await newReturn('inspected');
    expect((await act(id, 'refund')).status).toBe(403);
  });

  it('keeps photos encrypted, and shows a merchant only its own', async () => {
    const { id } = await newReturn('picked-up');
    const added = await setup.harness.ask('POST', `returns/${id}/photos`, {
      session: setup.staff,
      file: await drawImage('jpeg'),
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const list = (session: string, returnId: string) =>
      setup.harness.ask('GET', `returns/${returnId}/photos`, { session });
    const { body } = await list(setup.staff, id);
    expect(body).toMatchObject([{ id: added.body.id }]);
    expect(body[0].url).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    const stored = await setup.harness.deps.storage.get(`returns/${id}/${added.body.id}`);
    expect(stored?.subarray(0, 3).toString('hex')).not.toBe('ffd8ff');
    const { id: other } = await newReturn('picked-up', '1');
    expect((await list(setup.staff, other)).status).toBe(404);
  });
});
