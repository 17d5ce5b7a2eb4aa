import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';

let shop: OperatorHarness;
let owner: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('501');
  owner = (await shop.createOperator('owner')).session;
});
afterAll(() => shop.close());

const deleteVariant = (id: string) => shop.ask('DELETE', `variants/${id}`, { session: owner });
const countVariants = async (productId: string) =>
  (await shop.ask('GET', `products/${productId}/variants`, { session: owner })).body.length;

async function insertTwoSizes() {
  const { id: productId } = await insertProduct(shop);
  const id = await insertVariant(shop, { productId, size: 'M' });
  await insertVariant(shop, { productId, size: 'L' });
  return { productId, id };
}

it('deletes a size to which nothing refers, and keeps it in the history', async () => {
  const { productId, id } = await insertTwoSizes();
  expect(await deleteVariant(id)).toMatchObject({ status: 200, body: { done: true } });
  expect(await countVariants(productId)).toBe(1);
  const { body } = await shop.ask('GET', `products/${productId}/history`, { session: owner });
  expect(body.items[0]).toMatchObject({ action: 'removed', target: { type: 'variant', id } });
  expect((await deleteVariant(id)).status).toBe(404);
});

it('keeps the last size of a published product, but not that of a hidden one', async () => {
  const id = await insertVariant(shop);
  expect((await deleteVariant(id)).body.error.reason).toBe('published-product-needs-size');
  const hidden = await insertProduct(shop, { status: 'hidden' });
  const other = await insertVariant(shop, { productId: hidden.id });
  expect((await deleteVariant(other)).status).toBe(200);
});

it('keeps a size that is in a bag', async () => {
  const { productId, id } = await insertTwoSizes();
  const at = new Date(shop.deps.now());
  const bagId = randomUUID();
  await shop.db.insertInto('bags').values({ id: bagId, created_at: at, updated_at: at }).execute();
  await shop.db
    .insertInto('bag_items')
    .values({
      bag_id: bagId,
      product_id: productId,
      variant_id: id,
      merchant_id: '501',
      size: 'M',
      size_scale: '',
      quantity: 1,
      price_when_added: 1,
      added_at: at,
    })
    .execute();
  expect((await deleteVariant(id)).body.error.reason).toBe('variant-in-bag');
  expect(await countVariants(productId)).toBe(2);
});
