import type { CheckoutOrder } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SweepContext } from '../../jobs/sweep.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, openTill, type Till } from '../../testing/till.ts';
import type { Discount, PromotionsPort } from './promotions-port.ts';
import { releaseOverdue } from './release-overdue.ts';

export const MINUTE = 60_000;

const OFFERS: Readonly<Record<string, Discount['offers']>> = {
  AUTUMN: [{ type: 'money-off', discountValue: 80_000, minValue: 800_000 }],
  FREE: [{ type: 'percent-off-shipping', discountPercentage: 100, minValue: 0 }],
};
const discount = (code: string, offers: Discount['offers']): Discount => ({
  source: { code },
  promotionId: 'autumn',
  name: { 'zh-CN': '秋日礼券', 'en-US': 'Autumn' },
  currency: 'CNY',
  offers,
  lineIds: null,
});

export const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

/** A till with two promotions: every test finds it stocked, at the same hour, and with nothing held. */
export function checkoutDesk() {
  /** The checkout orders whose promotions were let go of. */
  const released: string[] = [];
  const promotions: PromotionsPort = {
    findDiscount: async (_, { source }) => {
      const code = 'code' in source ? source.code : '';
      const offers = OFFERS[code];
      return offers ? { discount: discount(code, offers) } : { refusal: 'promo-unknown' };
    },
    redeem: async () => null,
    release: async (_, id) => void released.push(id),
  };
  let till: Till;
  beforeAll(async () => {
    till = await openTill(promotions);
  });
  beforeEach(async () => {
    await till.db.deleteFrom('stock_holds').execute();
    released.length = 0;
    till.clock.now = NOW;
    await till.restock();
  });
  afterAll(() => till.close());

  const open = (who: Buyer, body = {}, headers = {}) =>
    till.ask('createCheckoutOrder', who, { body, headers });

  return {
    get till() {
      return till;
    },
    released,
    open,
    opened: async (who: Buyer): Promise<CheckoutOrder> => {
      const { status, body } = await open(who);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    sweep: async () => {
      const context = { deps: till.deps } as unknown as SweepContext;
      while (await releaseOverdue.run(context));
    },
  };
}
