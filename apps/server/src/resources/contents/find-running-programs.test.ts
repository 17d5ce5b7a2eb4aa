import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import { findRunningPrograms } from './find-running-programs.ts';

const STARTS_AT = new Date('2026-03-01T00:00:00Z');
const ENDS_AT = new Date('2026-04-01T00:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('finds the programs that have begun, have not ended and are not paused', async () => {
  const { db } = shop.database;
  const find = (at: string) => findRunningPrograms(db, new Date(at));
  expect(await find('2026-03-15T00:00:00Z')).toEqual([]);
  await db
    .insertInto('task_groups')
    .values({
      id: 'march',
      name: JSON.stringify({ 'zh-CN': '三月', 'en-US': 'March' }),
      renews: 'never',
      clock_in_id: null,
      starts_at: STARTS_AT,
      ends_at: ENDS_AT,
    })
    .execute();
  expect(await find('2026-02-28T23:59:59Z')).toEqual([]);
  expect(await find('2026-03-01T00:00:00Z')).toEqual(['tasks']);
  expect(await find('2026-04-01T00:00:00Z')).toEqual([]);
  await db.updateTable('task_groups').set({ paused_at: STARTS_AT }).execute();
  expect(await find('2026-03-15T00:00:00Z')).toEqual([]);
  await insertTiers(db);
  expect(await find('2026-03-15T00:00:00Z')).toEqual(['membership']);
});
