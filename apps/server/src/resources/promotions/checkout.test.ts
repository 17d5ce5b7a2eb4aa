import type { CheckoutOrder, PromoCode, RewardPackage } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import {
  moneyOff,
  storePackage,
  storePromotion,
} from '../../../test/support/promotions-fixture.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { expireCheckouts } from '../checkout/jobs.ts';

const PACKAGE = 'checkout';
let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
  await storePromotion(harness, NOW);
  await storePackage(harness, PACKAGE, NOW, { offers: JSON.stringify([moneyOff(10_000)]) });
});
beforeEach(async () => {
  harness.clock.now = NOW;
  await harness.setStock(SIZES.two, 500);
});
afterAll(() => harness.close());

const claim = (buyer: Buyer) =>
  harness.callOrThrow<RewardPackage>('claimRewardPackage', buyer, {
    body: { rewardPackageId: PACKAGE, rewardPackageSubscriptionId: `${PACKAGE}-subscription` },
  });
const use = (buyer: Buyer, id: string, body: object = { rewardPackageId: PACKAGE }) =>
  harness.callOrThrow<CheckoutOrder>('applyPromoCode', buyer, { params: { id }, body });
const codeOf = async (buyer: Buyer) =>
  (await harness.callOrThrow<PromoCode[]>('listMyPromoCodes', buyer))[0] as PromoCode;

it('applies a claimed package and marks it used when the order is paid', async () => {
  const { buyer, order } = await harness.createCheckout();
  await claim(buyer);
  const cheaper = await use(buyer, order.id);
  expect(cheaper.promo).toMatchObject({ rewardPackageId: PACKAGE, amount: 10_000 });
  expect(cheaper.priceInfo.grandTotal).toBe(order.priceInfo.grandTotal - 10_000);
  const { id } = await harness.startPayment(buyer, order.id);
  expect((await codeOf(buyer)).status).toBe('reserved');
  await harness.atCashier(id, 'pay');
  harness.clock.now += 2_000;
  await harness.runJob(notifyShop);
  expect((await codeOf(buyer)).status).toBe('used');
});

it('applies the code of a coupon for its owner only', async () => {
  const { buyer, order } = await harness.createCheckout();
  await claim(buyer);
  const { code } = await codeOf(buyer);
  const { buyer: other, order: others } = await harness.createCheckout();
  const params = { id: others.id };
  const refused = await harness.call('applyPromoCode', other, { params, body: { code } });
  expect(refused.body.error.reason).toBe('promo-unknown');
  expect((await use(buyer, order.id, { code: code.toLowerCase() })).promo).toMatchObject({ code });
});

it('releases a coupon when the order is abandoned', async () => {
  const { buyer, order } = await harness.createCheckout();
  await claim(buyer);
  await use(buyer, order.id);
  const { id } = await harness.startPayment(buyer, order.id);
  await harness.atCashier(id, 'cancel');
  harness.clock.now += 60 * 60_000;
  await harness.runJob(notifyShop);
  await harness.runJob(expireCheckouts);
  expect((await codeOf(buyer)).status).toBe('usable');
});
