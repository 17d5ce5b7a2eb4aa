import { inParallel } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, openTill, type Till } from '../../testing/till.ts';
import { addItem, removeItems } from './changes.ts';
import { findPlainItems } from './queries.ts';

const SIZES_IN_BAG = 10;
const TAPS_EACH = 5;
const ROUNDS = 50;
const AT_ONCE = 40;

let till: Till;
let sizes: string[];
beforeAll(async () => {
  till = await openTill();
  const rows = await till.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .limit(SIZES_IN_BAG)
    .execute();
  sizes = rows.map(({ id }) => id);
  for (const id of sizes) await till.setStock(id, 100);
});
afterAll(() => till.close());

const changeOf = ({ bagId }: Buyer) => ({ bagId, now: till.clock.now, language: 'zh-CN' }) as const;
const add = (who: Buyer, variantId: string) =>
  till.db.transaction().execute((trx) => addItem(trx, changeOf(who), { variantId, quantity: 1 }));
const remove = (who: Buyer, ids: readonly string[]) =>
  till.db.transaction().execute((trx) => removeItems(trx, changeOf(who), ids));

it(`loses no change of a bag among ${ROUNDS * SIZES_IN_BAG * TAPS_EACH}`, async () => {
  const who = await till.newShopper();
  const taps = Array.from({ length: TAPS_EACH }, () => sizes).flat();
  for (let round = 0; round < ROUNDS; round++) {
    await inParallel(taps, AT_ONCE, (variantId) => add(who, variantId));
    const items = await findPlainItems(till.db, who.bagId);
    const quantities = items.map(({ variant_id, quantity }) => [variant_id, quantity]);
    expect(new Map(quantities as [string, number][])).toEqual(
      new Map(sizes.map((id) => [id, TAPS_EACH])),
    );
    expect(items).toHaveLength(sizes.length);
    // Each item is taken out by two at once: one of them finds it gone.
    const twice = items.flatMap(({ id }) => [id, id]);
    const gone = await inParallel(twice, AT_ONCE, (id) => remove(who, [id]));
    expect(gone.reduce((sum, count) => sum + count, 0)).toBe(items.length);
  }
  expect(await findPlainItems(till.db, who.bagId)).toEqual([]);
}, 300_000);
