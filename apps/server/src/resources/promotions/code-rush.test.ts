import type { CheckoutOrder } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { moneyOff, storePromotion } from '../../testing/promotions-fixture.ts';

const SHOPPERS = 12;
const CHECKOUTS_EACH = 20;
const CODE = 'AUTUMN';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ DATABASE_POOL_SIZE: '30' });
  await desk.setStock(SIZES.two, 1_000);
  await storePromotion(desk, NOW);
  await desk.db
    .insertInto('promo_codes')
    .values({
      code: CODE,
      promotion_id: 'autumn',
      name: JSON.stringify({ 'zh-CN': '秋日', 'en-US': 'Autumn' }),
      offers: JSON.stringify([moneyOff(10_000)]),
      valid_from: new Date(NOW - 1),
      valid_to: new Date(NOW + 86_400_000),
      per_shopper: 1,
      quantity: 1_000,
    })
    .execute();
});
afterAll(() => desk.close());

/** Begins to pay with the code, thinks again, and checks out anew: what was counted is given back. */
async function changeMinds(who: Buyer) {
  for (let n = 0; n < CHECKOUTS_EACH; n++) {
    const { id } = await desk.done<CheckoutOrder>('createCheckoutOrder', who, { body: {} });
    await desk.clear(who, id);
    await desk.done('applyPromoCode', who, { params: { id }, body: { code: CODE } });
    await desk.start(who, id);
  }
}

it('one code and one size in many checkouts at once make nobody wait in a circle', async () => {
  const ready = await Promise.all(Array.from({ length: SHOPPERS }, () => desk.checkout()));
  await Promise.all(ready.map(({ who }) => changeMinds(who)));
  const { taken } = await desk.db
    .selectFrom('quotas')
    .select('taken')
    .where('key', '=', `code:${CODE}`)
    .executeTakeFirstOrThrow();
  expect(Number(taken)).toBe(SHOPPERS);
}, 300_000);
