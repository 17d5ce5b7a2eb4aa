import { type CallName, type Calls, calls, type Order } from '@vitrine/contract';
import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { type StoryInput, sendCall } from './send-call.ts';
import type { StoryShop } from './story-shop.ts';

const MOBILE = '13800138000';
const ADDRESS = {
  name: '林知夏',
  mobile: '51234567',
  mobileCountry: 'HK',
  countryCode: 'HK',
  addressLine: '荷李活道 10 号',
};

/** A shopper with a browser. */
export function createShopperActor(shop: StoryShop) {
  let key = '';
  let bagId = '';

  async function ask<Name extends CallName>(name: Name, input: StoryInput = {}) {
    const call: Calls[Name] = calls[name];
    const headers = key ? { 'session-key': key } : {};
    return (await sendCall(shop, call, { ...input, headers })).body;
  }

  const remember = (session: { sessionKey?: string | undefined; bagId: string }) => {
    key = session.sessionKey ?? key;
    bagId = session.bagId;
  };

  return {
    ask,
    comesAsGuest: async () => remember(await ask('openSession', { body: { grant: 'guest' } })),
    putsInBag: (variantId: string) =>
      ask('addBagItem', { params: { id: bagId }, body: { variantId, quantity: 1 } }),
    /** Registers with the code that was sent to the mobile number. */
    async registers() {
      const { challenge } = await ask('sendSecurityCode', { body: { mobile: MOBILE } });
      const code = shop.providers.lastCode();
      remember(await ask('verifyMobile', { body: { mobile: MOBILE, code, challenge } }));
    },
    /** Orders what is in the bag, and starts to pay it by scanning a code. */
    async startsPayment() {
      const { id: stateId } = await shop.db
        .selectFrom('country_states')
        .select('id')
        .where('country_id', '=', '92')
        .orderBy('position')
        .executeTakeFirstOrThrow();
      await ask('createAddress', { body: { ...ADDRESS, stateId } });
      const order = await ask('createCheckoutOrder', { body: {} });
      return ask('startPayment', {
        body: { checkoutOrderId: order.id, channel: 'wechat-native', returnPath: '/orders' },
      });
    },
    readsOrder: (id: string): Promise<Order> => ask('getOrder', { params: { id } }),
    returnsItem: (merchantOrderId: string, orderItemId: string) =>
      ask('createReturn', {
        body: {
          merchantOrderId,
          items: [{ orderItemId, quantity: 1 }],
          reason: 'size',
          pickup: { date: toChinaIsoDate(shop.now() + DAY_MS), part: 'morning' },
        },
      }),
  };
}

export type ShopperActor = ReturnType<typeof createShopperActor>;
