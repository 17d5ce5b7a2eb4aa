import { mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
} from '../../../test/support/checkout-harness.ts';
import { findBagItemRows } from './queries.ts';
import { addBagItem, removeBagItems } from './service.ts';

const SIZES_IN_BAG = 10;
const ADDS_PER_SIZE = 5;
const ROUNDS = 50;
const PARALLEL = 40;

let harness: CheckoutHarness;
let sizes: string[];
beforeAll(async () => {
  harness = await openCheckoutHarness();
  const rows = await harness.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .limit(SIZES_IN_BAG)
    .execute();
  sizes = rows.map(({ id }) => id);
  for (const id of sizes) await harness.setStock(id, 100);
});
afterAll(() => harness.close());

const createChange = ({ bagId }: Buyer) =>
  ({ bagId, now: harness.clock.now, language: 'zh-CN' }) as const;
const add = (buyer: Buyer, variantId: string) =>
  harness.db
    .transaction()
    .execute((trx) => addBagItem(trx, createChange(buyer), { variantId, quantity: 1 }));
const remove = (buyer: Buyer, ids: readonly string[]) =>
  harness.db.transaction().execute((trx) => removeBagItems(trx, createChange(buyer), ids));

it(`loses no change of a bag among ${ROUNDS * SIZES_IN_BAG * ADDS_PER_SIZE}`, async () => {
  const buyer = await harness.newShopper();
  const additions = Array.from({ length: ADDS_PER_SIZE }, () => sizes).flat();
  for (let round = 0; round < ROUNDS; round++) {
    await mapInParallel(additions, PARALLEL, (variantId) => add(buyer, variantId));
    const items = await findBagItemRows(harness.db, buyer.bagId);
    const quantities = items.map(({ variant_id, quantity }) => [variant_id, quantity]);
    expect(new Map(quantities as [string, number][])).toEqual(
      new Map(sizes.map((id) => [id, ADDS_PER_SIZE])),
    );
    expect(items).toHaveLength(sizes.length);
    // Each item is removed twice at the same time; only one removal succeeds.
    const twice = items.flatMap(({ id }) => [id, id]);
    const removedCounts = await mapInParallel(twice, PARALLEL, (id) => remove(buyer, [id]));
    expect(removedCounts.reduce((sum, count) => sum + count, 0)).toBe(items.length);
  }
  expect(await findBagItemRows(harness.db, buyer.bagId)).toEqual([]);
}, 300_000);
