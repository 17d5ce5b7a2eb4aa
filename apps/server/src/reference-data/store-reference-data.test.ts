import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { stateRows } from './states.ts';
import { storeReferenceData } from './store-reference-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('stores the states of every country once, and leaves those that were changed', async () => {
  const { db } = shop.database;
  await storeReferenceData(db);
  await db.updateTable('country_states').set({ position: 99 }).where('id', '=', '4201').execute();
  await storeReferenceData(db);
  const states = await db.selectFrom('country_states').selectAll().execute();
  expect(states).toHaveLength(stateRows().length);
  expect(states.find(({ id }) => id === '4201')).toMatchObject({
    country_id: '42',
    name: { 'zh-CN': '北京市', 'en-US': 'Beijing' },
    position: 99,
  });
});
