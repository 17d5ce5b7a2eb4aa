import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';

const MINUTE_MS = 60_000;

let harness: OperatorHarness;
let session: string;
let published: Awaited<ReturnType<typeof insertProduct>>;
let draft: Awaited<ReturnType<typeof insertProduct>>;

beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant('501');
  await harness.createMerchant('502');
  ({ session } = await harness.createOperator('read-only'));
  published = await insertProduct(harness);
  draft = await insertProduct(harness, { status: 'draft' });
  const variantId = await insertVariant(harness, { productId: published.id });
  await harness.db
    .updateTable('variants')
    .set({ sku: 'Sku-77' })
    .where('id', '=', variantId)
    .execute();
  await reserve(variantId, 6, harness.clock.now + MINUTE_MS);
  const other = await insertVariant(harness, { productId: draft.id, merchantId: '502' });
  await reserve(other, 4, harness.clock.now + MINUTE_MS);
  await reserve(other, 1, harness.clock.now - MINUTE_MS);
  await harness.db
    .updateTable('categories')
    .set({ parent_id: published.categoryId })
    .where('id', '=', draft.categoryId)
    .execute();
  const worn = { product_id: published.id, attribute_code: `a${published.brandId}` };
  await harness.db.insertInto('product_attributes').values(worn).execute();
  await harness.db
    .updateTable('products')
    .set({ brand_style_id: 'A 100%_match' })
    .where('id', '=', draft.id)
    .execute();
});
afterAll(() => harness.close());

/** Reserves a variant for a checkout that expires at a time. */
async function reserve(variantId: string, quantity: number, expiresAt: number) {
  const { db, clock } = harness;
  const order = await insertPaidOrder(db, { now: clock.now, merchantId: '501' });
  const checkout = await db
    .selectFrom('orders')
    .innerJoin('checkout_orders as c', 'c.id', 'orders.checkout_order_id')
    .select(['c.id as checkout_order_id', 'c.bag_id'])
    .where('orders.id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const row = { ...checkout, variant_id: variantId, quantity, expires_at: new Date(expiresAt) };
  await db.insertInto('stock_reservations').values(row).execute();
}

async function list(query: Record<string, string>) {
  const path = `products?${new URLSearchParams(query)}`;
  const { body } = await harness.ask('GET', path, { session });
  return body as { items: { id: string }[]; nextCursor: string | null };
}

it.each([
  ['a status', () => ({ status: 'draft' }), () => [draft]],
  ['a status of many', () => ({ status: 'published' }), () => [published]],
  ['a brand', () => ({ brandId: draft.brandId }), () => [draft]],
  [
    'a category and those below it',
    () => ({ categoryId: published.categoryId }),
    () => [draft, published],
  ],
  ['a merchant', () => ({ merchantId: '501' }), () => [published]],
  ['a colour', () => ({ colour: `c${draft.brandId}` }), () => [draft]],
  ['a material', () => ({ attribute: `a${published.brandId}` }), () => [published]],
  ['a gender', () => ({ gender: 'men' }), () => []],
  ['a SKU in other letters', () => ({ search: 'sKU-77' }), () => [published]],
  ['an id', () => ({ search: draft.id }), () => [draft]],
  ['their ids', () => ({ ids: `${published.id},${draft.id},999999` }), () => [draft, published]],
  ['no id', () => ({ ids: '' }), () => []],
  ['stock that is low', () => ({ stock: 'low' }), () => [draft]],
  [
    'a stock of which checkouts reserved more',
    () => ({ stock: 'over-reserved' }),
    () => [published],
  ],
  ['stock that is sold out', () => ({ stock: 'sold-out' }), () => []],
  ['the stock of a merchant', () => ({ stock: 'low', merchantId: '501' }), () => []],
  ['a name', () => ({ search: '羊绒大衣' }), () => [draft, published]],
  ['signs of patterns', () => ({ search: '100%_m' }), () => [draft]],
  ['a pattern that matches nothing', () => ({ search: '100__' }), () => []],
])('finds products by %s', async (_, query, expected) => {
  const { items } = await list(query());
  expect(items.map(({ id }) => id)).toEqual(expected().map(({ id }) => id));
});

it.each(['newest', 'updated', 'style'])('lists every product once in pages by %s', async (sort) => {
  const all = await list({ sort });
  const first = await list({ sort, size: '1' });
  const second = await list({ sort, size: '1', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.nextCursor).toBeNull();
});

it.each([
  ['updated', ['garbage', '1']],
  ['updated', ['0000-01-01T00:00:00Z', '1']],
  ['newest', ['1', '2']],
])('refuses a cursor of the sort %s that it has not written', async (sort, values) => {
  const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
  const { status } = await harness.ask('GET', `products?sort=${sort}&cursor=${cursor}`, {
    session,
  });
  expect(status).toBe(400);
});
