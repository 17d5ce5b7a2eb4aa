import { afterAll, beforeAll, expect, it } from 'vitest';
import { IDS, NOW, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { mapTaxesToResponse } from './mappers.ts';
import { findDutyRates } from './queries.ts';

let shop: TestShop;
let path: { own: string; root: string };
beforeAll(async () => {
  shop = await openTestShop({ seed: seedCatalogueFixture });
  const { rows } = await shop.database.pool.query<{ own: string; root: string }>(
    `with recursive path as (
       select categories.id, parent_id, categories.id as own from products
       join categories on categories.id = category_id where products.id = $1
       union all select up.id, up.parent_id, own from path join categories up on up.id = path.parent_id)
     select own, id as root from path where parent_id is null`,
    [IDS.measured],
  );
  if (!rows[0]) throw new Error('The product has no category');
  [path] = rows as [typeof path];
});
afterAll(() => shop.close());

const insertRate = (category_id: string, duty: number, valid_from: string) =>
  shop.database.db
    .insertInto('duty_rates')
    .values({
      category_id,
      country: 'CN',
      name: JSON.stringify({ 'zh-CN': '服装', 'en-US': 'Clothing' }),
      duty,
      vat: 130,
      source: JSON.stringify({ 'zh-CN': '税则', 'en-US': 'Tariff' }),
      valid_from,
    })
    .execute();
const findDuty = async (country = 'CN') =>
  (await findDutyRates(shop.database.db, [IDS.measured], country, new Date(NOW))).get(IDS.measured)
    ?.duty;

it('finds the rate of the nearest category that counts on the day', async () => {
  expect(await findDuty()).toBeUndefined();
  await insertRate(path.root, 80, '2025-01-01');
  expect(await findDuty()).toBe(80);
  await insertRate(path.root, 90, '2026-01-01');
  await insertRate(path.root, 100, '2027-01-01');
  expect(await findDuty()).toBe(90);
  expect(await findDuty('HK')).toBeUndefined();
  if (path.own === path.root) return;
  await insertRate(path.own, 60, '2025-01-01');
  expect(await findDuty()).toBe(60);
});

it('breaks an order down, or not at all when a product has no rate', async () => {
  const rates = await findDutyRates(shop.database.db, [IDS.measured], 'CN', new Date(NOW));
  const lines = [{ productId: IDS.measured, amount: 122_040, shipsFrom: 'bonded' } as const];
  const order = { lines, shipping: 15_000, currency: 'CNY' };
  const breakdown = mapTaxesToResponse(order, rates, 'en-US');
  expect(breakdown).toMatchObject({ shipping: 15_000, sources: ['Tariff'] });
  expect((breakdown?.goods ?? 0) + (breakdown?.taxes ?? 0)).toBe(122_040);
  const unknown = [...lines, { productId: '1', amount: 5, shipsFrom: 'abroad' } as const];
  expect(mapTaxesToResponse({ ...order, lines: unknown }, rates, 'en-US')).toBeNull();
  const mixed = [...lines, { productId: '1', amount: 5, shipsFrom: 'domestic' } as const];
  expect(mapTaxesToResponse({ ...order, lines: mixed }, rates, 'en-US')).toEqual({
    ...breakdown,
    goods: (breakdown?.goods ?? 0) + 5,
  });
  const domestic = lines.map((line) => ({ ...line, shipsFrom: 'domestic' as const }));
  expect(mapTaxesToResponse({ ...order, lines: domestic }, rates, 'en-US')).toBeNull();
});
