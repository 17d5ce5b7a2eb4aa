import type { CheckoutOrder } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PromotionDiscount } from '../../src/pricing/promotion-discount.ts';
import { expireCheckouts } from '../../src/resources/checkout/jobs.ts';
import type { PromotionsPort } from '../../src/resources/checkout/promotions-port.ts';
import { NOW } from './catalogue-fixture.ts';
import { type Buyer, type CheckoutHarness, openCheckoutHarness } from './checkout-harness.ts';

export const MINUTE = 60_000;

const OFFERS: Readonly<Record<string, PromotionDiscount['offers']>> = {
  AUTUMN: [{ type: 'money-off', discountValue: 80_000, minValue: 800_000 }],
  FREE: [{ type: 'percent-off-shipping', discountPercentage: 100, minValue: 0 }],
};
const discount = (code: string, offers: PromotionDiscount['offers']): PromotionDiscount => ({
  source: { code },
  promotionId: 'autumn',
  name: { 'zh-CN': '秋日礼券', 'en-US': 'Autumn' },
  currency: 'CNY',
  offers,
  lineIds: null,
});

/** Opens a checkout harness with two promotions and resets stock, clock and reservations before each test. */
export function setUpCheckout() {
  /** The checkout orders whose promotions were released. */
  const released: string[] = [];
  const promotions: PromotionsPort = {
    findDiscount: async (_, { source }) => {
      const code = 'code' in source ? source.code : '';
      const offers = OFFERS[code];
      return offers ? { discount: discount(code, offers) } : { reason: 'promo-unknown' };
    },
    redeem: async () => null,
    release: async (_, id) => void released.push(id),
  };
  let harness: CheckoutHarness;
  beforeAll(async () => {
    harness = await openCheckoutHarness(promotions);
  });
  beforeEach(async () => {
    await harness.db.deleteFrom('stock_reservations').execute();
    released.length = 0;
    harness.clock.now = NOW;
    await harness.restock();
  });
  afterAll(() => harness.close());

  const createCheckout = (buyer: Buyer, body = {}, headers = {}) =>
    harness.call('createCheckoutOrder', buyer, { body, headers });

  return {
    get harness() {
      return harness;
    },
    released,
    createCheckout,
    createOpenCheckout: async (buyer: Buyer): Promise<CheckoutOrder> => {
      const { status, body } = await createCheckout(buyer);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    runJob: async () => {
      const context = { deps: harness.deps } as unknown as Parameters<
        typeof expireCheckouts.run
      >[0];
      while (await expireCheckouts.run(context));
    },
  };
}
