import type { CheckoutOrder } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { moneyOff, storePromotion } from '../../../test/support/promotions-fixture.ts';

const SHOPPERS = 12;
const CHECKOUTS_EACH = 20;
const CODE = 'AUTUMN';

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness({ DATABASE_POOL_SIZE: '30' });
  await harness.setStock(SIZES.two, 1_000);
  await storePromotion(harness, NOW);
  await harness.db
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
afterAll(() => harness.close());

/** Starts a payment with the code and then another checkout, which releases the use of the code. */
async function repeatCheckouts(buyer: Buyer) {
  for (let n = 0; n < CHECKOUTS_EACH; n++) {
    const { id } = await harness.callOrThrow<CheckoutOrder>('createCheckoutOrder', buyer, {
      body: {},
    });
    await harness.attachPersonalId(buyer, id);
    await harness.callOrThrow('applyPromoCode', buyer, { params: { id }, body: { code: CODE } });
    await harness.startPayment(buyer, id);
  }
}

it('uses one code and one size in many concurrent checkouts without a deadlock', async () => {
  const checkouts = await Promise.all(
    Array.from({ length: SHOPPERS }, () => harness.createCheckout()),
  );
  await Promise.all(checkouts.map(({ buyer }) => repeatCheckouts(buyer)));
  const { used } = await harness.db
    .selectFrom('quotas')
    .select('used')
    .where('key', '=', `code:${CODE}`)
    .executeTakeFirstOrThrow();
  expect(Number(used)).toBe(SHOPPERS);
}, 300_000);
