import { type Bag, type CheckoutOrder, calls, type checkout } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';
import { someVariant } from './bags.ts';

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

/** A code that takes a little off everything. */
async function storeCode({ db, deps }: World): Promise<void> {
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

/** A shopper with something in the bag. */
async function buyer(world: World) {
  const visitor = await world.newShopper();
  const variant = { variantId: await someVariant(world) };
  const params = { id: visitor.bagId };
  const { body } = await world.ask(calls.addBagItem, { visitor, params, body: variant });
  return { visitor, body: { items: (body as Bag).items.map(({ id }) => id) } };
}

async function opened(world: World) {
  const { visitor } = await buyer(world);
  // Recipes are asked again and again; what they hold is let go, so that there is always some left.
  await world.db.deleteFrom('stock_holds').execute();
  const { body } = await world.ask(calls.createCheckoutOrder, { visitor, body: {} });
  const order = body as CheckoutOrder;
  return { order, sent: { visitor, params: { id: order.id } } satisfies Sent };
}

const order = async (world: World): Promise<Sent> => (await opened(world)).sent;
const noOrder = { params: { id: 'none' } };

export const checkoutRecipes: Recipes<typeof checkout> = {
  createCheckoutOrder: {
    good: buyer,
    bad: { body: { items: [] } },
    owned: 409,
  },
  getCheckoutOrder: { good: order, bad: noOrder, owned: true },
  setCheckoutShippingAddress: {
    good: async (world) => {
      const { sent } = await opened(world);
      const { visitor } = sent;
      const { body } = await world.ask(calls.createAddress, { visitor, body: ADDRESS });
      return { ...sent, body: { addressId: (body as { id: string }).id } };
    },
    bad: { body: { addressId: 'home' } },
    owned: true,
  },
  getShippingOptions: { good: order, bad: noOrder, owned: true },
  setShippingOptions: {
    good: async (world) => {
      const { order: made, sent } = await opened(world);
      const merchantId = made.shippingOptions[0]?.merchant.id ?? '';
      return { ...sent, body: { options: [{ merchantId, type: 'express' }] } };
    },
    bad: { body: { options: [] } },
    owned: true,
  },
  applyPromoCode: {
    good: async (world) => {
      await storeCode(world);
      return { ...(await order(world)), body: { code: CODE } };
    },
    bad: { body: { code: '!' } },
    owned: true,
  },
  removePromoCode: { good: order, bad: noOrder, owned: true },
};
