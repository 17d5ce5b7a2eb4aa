import { type Bag, type CheckoutOrder, calls, type checkout, type taxes } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';
import { findVariantInStock } from './bags.ts';

const ADDRESS = {
  name: '林知夏',
  mobile: '13800138000',
  stateId: '4209',
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号 502 室',
  zipCode: '200031',
};

const CODE = 'EVERY-CALL';

/** Inserts a promo code with a small discount. */
async function insertPromoCode({ db, deps }: EveryCallFixture): Promise<void> {
  const both = JSON.stringify({ 'zh-CN': '见面礼', 'en-US': 'Welcome' });
  const span = [new Date(deps.now() - 1_000), new Date(deps.now() + 86_400_000)] as const;
  await db
    .insertInto('promotions')
    .values({ id: CODE, name: both, description: both, starts_at: span[0], ends_at: span[1] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const offers = JSON.stringify([{ type: 'money-off', discountValue: 100, minValue: 0 }]);
  const validity = { valid_from: span[0], valid_to: span[1] };
  await db
    .insertInto('promo_codes')
    .values({ code: CODE, promotion_id: CODE, name: both, offers, ...validity })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A shopper with one bag item. */
async function forBuyer(fixture: EveryCallFixture) {
  const visitor = await fixture.newShopper();
  const variant = { variantId: await findVariantInStock(fixture) };
  const params = { id: visitor.bagId };
  const { body } = await fixture.ask(calls.addBagItem, { visitor, params, body: variant });
  return { visitor, body: { items: (body as Bag).items.map(({ id }) => id) } };
}

async function openCheckout(fixture: EveryCallFixture) {
  const { visitor } = await forBuyer(fixture);
  // Examples run many times, so their reservations are deleted to keep stock available.
  await fixture.db.deleteFrom('stock_reservations').execute();
  const { body } = await fixture.ask(calls.createCheckoutOrder, { visitor, body: {} });
  const order = body as CheckoutOrder;
  return { order, sent: { visitor, params: { id: order.id } } satisfies CallInput };
}

const order = async (fixture: EveryCallFixture): Promise<CallInput> =>
  (await openCheckout(fixture)).sent;
const UNKNOWN_ORDER = { params: { id: 'none' } };

export const checkoutExamples: CallExamples<
  typeof checkout & Pick<typeof taxes, 'getCheckoutTaxes'>
> = {
  createCheckoutOrder: {
    valid: forBuyer,
    invalid: { body: { items: [] } },
    otherShopperGets: 409,
  },
  getCheckoutOrder: { valid: order, invalid: UNKNOWN_ORDER, otherShopperGets: true },
  getCheckoutTaxes: { valid: order, invalid: UNKNOWN_ORDER, otherShopperGets: true },
  cancelCheckoutOrder: { valid: order, invalid: UNKNOWN_ORDER, otherShopperGets: true },
  listUnpaidOrders: { valid: async (fixture) => ({ visitor: await fixture.newShopper() }) },
  setCheckoutShippingAddress: {
    valid: async (fixture) => {
      const { sent } = await openCheckout(fixture);
      const { visitor } = sent;
      const { body } = await fixture.ask(calls.createAddress, { visitor, body: ADDRESS });
      return { ...sent, body: { addressId: (body as { id: string }).id } };
    },
    invalid: { body: { addressId: 'home' } },
    otherShopperGets: true,
  },
  getShippingOptions: { valid: order, invalid: UNKNOWN_ORDER, otherShopperGets: true },
  setShippingOptions: {
    valid: async (fixture) => {
      const { order: createdOrder, sent } = await openCheckout(fixture);
      const merchantId = createdOrder.shippingOptions[0]?.merchant.id ?? '';
      return { ...sent, body: { options: [{ merchantId, type: 'express' }] } };
    },
    invalid: { body: { options: [] } },
    otherShopperGets: true,
  },
  applyPromoCode: {
    valid: async (fixture) => {
      await insertPromoCode(fixture);
      return { ...(await order(fixture)), body: { code: CODE } };
    },
    invalid: { body: { code: '!' } },
    otherShopperGets: true,
  },
  removePromoCode: { valid: order, invalid: UNKNOWN_ORDER, otherShopperGets: true },
};
