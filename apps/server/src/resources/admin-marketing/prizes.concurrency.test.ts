import { randomUUID } from 'node:crypto';
import { lotteryFields } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeLottery, storeRewards } from '../../../test/support/lottery-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { drawPrize } from '../lotteries/draw-prize.ts';
import { insertTickets } from '../rewards/lottery-tickets.ts';
import { loadPrizes, savePrizes } from './prizes.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const DRAWS = 12;
const QUANTITY = 6;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await storeRewards(shop.database, NOW);
  const prizes = [{ reward: 'gift', odds: 1_000_000, stock: QUANTITY }];
  await storeLottery(shop.database, 'lots', NOW, { freePerDay: 0, prizes });
});
afterAll(() => shop.close());

const createShopper = async (): Promise<string> => {
  const { id } = await shop.database.db
    .insertInto('shoppers')
    .values({ bag_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const draw = (shopperId: string) =>
  shop.database.db.transaction().execute(async (trx) => {
    const lottery = { id: 'lots', free_per_day: 0 };
    await insertTickets(trx, { lotteryId: 'lots', shopperId, sourceKeys: ['test'], now: NOW });
    await drawPrize(trx, { lottery, shopperId, seed: Buffer.alloc(32), now: NOW });
  });

/** Saves the prize with the quantity that an operator read before the draws began. */
const save = () =>
  shop.database.db.transaction().execute(async (trx) => {
    const text = { 'zh-CN': '抽签', 'en-US': 'Lots' };
    const lottery = lotteryFields.parse({
      type: 'lottery',
      id: 'lots',
      name: text,
      description: text,
      startsAt: '2026-11-20T00:00:00.000Z',
      endsAt: '2026-12-20T00:00:00.000Z',
      prizes: [{ id: 'lots-1', rewardId: 'gift', odds: 1_000_000, quantity: QUANTITY }],
    });
    await savePrizes(trx, lottery, 'en-US');
  });

it('gives no more of a prize than there are while operators save it', async () => {
  const shoppers: string[] = [];
  while (shoppers.length < DRAWS) shoppers.push(await createShopper());
  await Promise.all(shoppers.flatMap((id) => [draw(id), save()]));
  const prizes = (await loadPrizes(shop.database.db, ['lots'])).get('lots');
  expect(prizes).toMatchObject({ prizes: [{ given: QUANTITY, stock: 0, quantity: QUANTITY }] });
});
