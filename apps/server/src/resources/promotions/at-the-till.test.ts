import type { CheckoutOrder, PromoCode, RewardPackage } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { moneyOff, storePackage, storePromotion } from '../../testing/promotions-fixture.ts';
import { releaseOverdue } from '../checkout/release-overdue.ts';

const PACKAGE = 'till';
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await storePromotion(desk, NOW);
  await storePackage(desk, PACKAGE, NOW, { offers: JSON.stringify([moneyOff(10_000)]) });
});
beforeEach(async () => {
  desk.clock.now = NOW;
  await desk.setStock(SIZES.two, 500);
});
afterAll(() => desk.close());

const claim = (who: Buyer) =>
  desk.done<RewardPackage>('claimRewardPackage', who, {
    body: { rewardPackageId: PACKAGE, rewardPackageSubscriptionId: `${PACKAGE}-subscription` },
  });
const use = (who: Buyer, id: string, body: object = { rewardPackageId: PACKAGE }) =>
  desk.done<CheckoutOrder>('applyPromoCode', who, { params: { id }, body });
const codeOf = async (who: Buyer) =>
  (await desk.done<PromoCode[]>('listMyPromoCodes', who))[0] as PromoCode;

it('a claimed package takes its amount off, and is used when the order is paid', async () => {
  const { who, order } = await desk.checkout();
  await claim(who);
  const cheaper = await use(who, order.id);
  expect(cheaper.promo).toMatchObject({ rewardPackageId: PACKAGE, amount: 10_000 });
  expect(cheaper.priceInfo.grandTotal).toBe(order.priceInfo.grandTotal - 10_000);
  const { id } = await desk.start(who, order.id);
  expect((await codeOf(who)).status).toBe('reserved');
  await desk.atCashier(id, 'pay');
  desk.clock.now += 2_000;
  await desk.sweep(notifyShop);
  expect((await codeOf(who)).status).toBe('used');
});

it('its code does the same, for nobody else', async () => {
  const { who, order } = await desk.checkout();
  await claim(who);
  const { code } = await codeOf(who);
  const { who: other, order: others } = await desk.checkout();
  const params = { id: others.id };
  const refused = await desk.ask('applyPromoCode', other, { params, body: { code } });
  expect(refused.body.error.reason).toBe('promo-unknown');
  expect((await use(who, order.id, { code: code.toLowerCase() })).promo).toMatchObject({ code });
});

it('comes back when the order is given up', async () => {
  const { who, order } = await desk.checkout();
  await claim(who);
  await use(who, order.id);
  const { id } = await desk.start(who, order.id);
  await desk.atCashier(id, 'cancel');
  desk.clock.now += 60 * 60_000;
  await desk.sweep(notifyShop);
  await desk.sweep(releaseOverdue);
  expect((await codeOf(who)).status).toBe('usable');
});
