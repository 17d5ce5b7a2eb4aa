import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';

type Role = 'owner' | 'operations' | 'marketing' | 'merchant';
interface Group {
  readonly kind: string;
  readonly items: { readonly id: string; readonly title: string; readonly subtitle: string }[];
}

let harness: OperatorHarness;
let order: Awaited<ReturnType<typeof insertPaidOrder>>;
let sku: string;
beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  const { db, clock } = harness;
  await harness.createMerchant('601');
  await harness.createMerchant('602');
  order = await insertPaidOrder(db, { now: clock.now, merchantId: '601', status: 'shipped' });
  await db
    .insertInto('shipments')
    .values({
      merchant_order_id: order.merchantOrderId,
      carrier: 'shunfeng',
      tracking_number: 'SF1234567890',
      shipped_at: new Date(clock.now),
    })
    .execute();
  await db
    .updateTable('shoppers')
    .set({ mobile: '8613912345678', name: '林知夏', email: 'zhixia@example.cn' })
    .where('id', '=', order.shopperId)
    .execute();
  const variant = db.selectFrom('variants').select('sku').orderBy('id').limit(1);
  sku = (await variant.executeTakeFirstOrThrow()).sku;
});
afterAll(() => harness.close());

async function search(text: string, role: Role = 'owner', merchantId?: string): Promise<Group[]> {
  const { session } = await harness.createOperator(role, merchantId ?? null);
  const query = new URLSearchParams({ text });
  const { status, body } = await harness.ask('GET', `search?${query}`, { session });
  expect(status).toBe(200);
  return body.groups;
}

const findIds = (groups: readonly Group[], kind: string) =>
  groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? [];

describe('orders', () => {
  it.each([
    ['the number of the order', () => `20261125${order.orderId}`],
    ['the id of the order', () => order.orderId],
    ['the id of the merchant order', () => order.merchantOrderId],
    ['the number of a parcel', () => 'sf1234-567890'],
    ['the full mobile of the shopper', () => '139 1234 5678'],
  ])('are found by %s', async (_, getText) => {
    expect(findIds(await search(getText()), 'merchant-order')).toContain(order.merchantOrderId);
  });

  it('are not found by a part of the mobile of the account', async () => {
    expect(findIds(await search('2345 678'), 'merchant-order')).toEqual([order.merchantOrderId]);
    expect(findIds(await search('1391'), 'merchant-order')).toEqual([]);
  });

  it('are found by staff of their merchant only', async () => {
    const { orderId, merchantOrderId } = order;
    const find = async (merchantId: string) =>
      findIds(await search(orderId, 'merchant', merchantId), 'merchant-order');
    expect(await find('601')).toEqual([merchantOrderId]);
    expect(await find('602')).toEqual([]);
  });

  it('are not found by mobile for those who may not look for shoppers', async () => {
    expect(await search('13912345678', 'merchant', '601')).toEqual([]);
  });
});

it('finds variants by SKU and products by name, at most five', async () => {
  expect(findIds(await search(sku), 'variant')).toHaveLength(1);
  expect(findIds(await search('leather'), 'product')).toHaveLength(5);
});

it('shows shoppers masked', async () => {
  const groups = await search('zhixia@example.cn', 'operations');
  expect(groups).toEqual([
    {
      kind: 'shopper',
      items: [
        {
          id: order.shopperId,
          title: expect.not.stringContaining('知夏'),
          subtitle: expect.stringMatching(/^139\*+5678 · z\*{3}@example\.cn$/),
          state: null,
        },
      ],
    },
  ]);
});

it('finds operators and merchants by name', async () => {
  const groups = await search('owner');
  expect(findIds(groups, 'operator').length).toBeGreaterThan(0);
  expect(findIds(await search('Boutique 601'), 'merchant')).toEqual(['601']);
});

it('finds only kinds that the role may read', async () => {
  const kinds = (await search('owner', 'marketing')).map(({ kind }) => kind);
  expect(kinds).not.toContain('operator');
  expect(findIds(await search(order.orderId, 'marketing'), 'merchant-order')).toEqual([]);
});
