import { type Call, type CallName, calls } from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { receive } from '../../resources/payments/receive.ts';
import { numberOf } from '../../resources/payments/rules.ts';
import { residentId } from '../../resources/personal-ids/testing.ts';
import type { Sent } from './recipe.ts';
import { someVariant } from './recipes/bags.ts';
import { photo } from './recipes/personal-ids.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;

const PERSON = {
  name: '欧阳不闻',
  mobile: '13912345678',
  email: 'buwen@victim.example',
  birthday: '1987-03-29',
  idNumber: residentId('777'),
};
const ADDRESS = {
  name: PERSON.name,
  mobile: PERSON.mobile,
  stateId: '4209',
  city: '上海市',
  district: '静安区',
  addressLine: '永嘉路 998 弄 77 号',
  zipCode: '200041',
};
const NOTE = '袖口有一道划痕，请转告店员';

interface Made {
  id: string;
}

/** Asks as the victim, who must be answered well. */
const asking =
  (world: World, visitor: Sent['visitor']) =>
  async <T = Made>(name: CallName, sent: Sent = {}): Promise<T> => {
    const call: Call = calls[name];
    const { status, body } = await world.ask(call, { ...(visitor ? { visitor } : {}), ...sent });
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
    return body as T;
  };

/** Their own views of what is theirs; nobody else's doing may change a letter of it. */
const VIEWS = [
  ['getProfile'],
  ['listAddresses'],
  ['listPersonalIds'],
  ['getPreferences'],
  ['getWishlist'],
  ['listMyPromoCodes'],
  ['listOrders'],
  ['listReturns'],
  ['getPayment', 'paymentId'],
  ['getOrderPersonalId', 'orderId'],
  ['getCheckoutPersonalId', 'checkoutOrderId'],
  ['getOutfitList', 'listId'],
] as const satisfies readonly (readonly [CallName, string?])[];

type Asking = ReturnType<typeof asking>;

/** What somebody is and has before they buy anything. */
async function settleIn(ask: Asking, world: World) {
  const { name, email, birthday, idNumber } = PERSON;
  await ask('updateProfile', { body: { name, email, birthday, gender: 'women' } });
  const address = await ask('createAddress', { body: ADDRESS });
  const front = await ask('uploadPersonalIdImage', { file: photo });
  const back = await ask('uploadPersonalIdImage', { file: photo });
  const images = { frontImageId: front.id, backImageId: back.id };
  const personal = { name, idNumber, hasConsented: true, ...images };
  const { id: personalIdId } = await ask('createPersonalId', { body: personal });
  const size = await someVariant(world, 1);
  await ask('subscribe', { body: { channel: 'email', email } });
  await ask('createPreferences', {
    body: { preferences: [{ code: 'recommendations', isOn: true }] },
  });
  const list = await ask('createOutfitList', { body: {} });
  return { addressId: address.id, personalIdId, imageId: front.id, listId: list.id, size };
}

/** A checkout order that knows its address and its person. */
async function checkOut(ask: Asking, bagId: string, has: Awaited<ReturnType<typeof settleIn>>) {
  const { addressId, personalIdId, size: variantId } = has;
  await ask('addBagItem', { params: { id: bagId }, body: { variantId } });
  const { id } = await ask('createCheckoutOrder', { body: {} });
  const params = { id };
  await ask('setCheckoutShippingAddress', { params, body: { addressId } });
  await ask('setCheckoutPersonalId', { params, body: { personalIdId } });
  return id;
}

interface StartedPayment extends Made {
  amount: number;
  currencyIsoCode: string;
}

async function pay(ask: Asking, { deps }: World, checkoutOrderId: string) {
  const payment = await ask<StartedPayment>('startPayment', { body: { checkoutOrderId } });
  const { id, amount, currencyIsoCode: currency } = payment;
  const number = numberOf(id);
  const news = { kind: 'payment', number, state: 'paid', transactionId: number } as const;
  await receive({ ...news, amount, currency }, deps);
  const { orderId } = await ask<{ orderId: string }>('getPayment', { params: { id } });
  return { paymentId: id, orderId };
}

interface Delivered {
  merchantOrders: { id: string; items: { id: string }[] }[];
}

async function sendBack(ask: Asking, { db, deps }: World, orderId: string) {
  const trackingNumber = `EM${orderId.padStart(9, '7')}CN`;
  await db
    .updateTable('merchant_orders')
    .set({
      status: 'delivered',
      last_event: 'delivered',
      delivered_at: new Date(deps.now()),
      tracking_number: trackingNumber,
    })
    .where('order_id', '=', orderId)
    .execute();
  const { merchantOrders } = await ask<Delivered>('getOrder', { params: { id: orderId } });
  const merchantOrderId = merchantOrders[0]?.id ?? '';
  const orderItemId = merchantOrders[0]?.items[0]?.id ?? '';
  const { id: returnId } = await ask('createReturn', {
    body: {
      merchantOrderId,
      items: [{ orderItemId, quantity: 1 }],
      reason: 'faulty',
      note: NOTE,
      pickup: { date: chinaDate(deps.now() + DAY_MS), part: 'morning' },
    },
  });
  return { trackingNumber, merchantOrderId, orderItemId, returnId };
}

/** A coupon with a code, and a page that friends were sent to. */
async function takePart(ask: Asking) {
  await ask('claimRewardPackage', {
    body: { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' },
  });
  const [coupon] = await ask<{ code: string }[]>('listMyPromoCodes');
  return coupon?.code ?? '';
}

/** Somebody with a bit of everything, whom nobody else may see, hear of or harm. */
export async function plantVictim(world: World) {
  const visitor = await world.newShopper();
  const shopperId = visitor.shopperId ?? '';
  const ask = asking(world, visitor);
  await world.db
    .updateTable('shoppers')
    .set({ mobile: `86${PERSON.mobile}` })
    .where('id', '=', shopperId)
    .execute();
  const has = await settleIn(ask, world);
  const { paymentId, orderId } = await pay(ask, world, await checkOut(ask, visitor.bagId, has));
  const sentBack = await sendBack(ask, world, orderId);
  const checkoutOrderId = await checkOut(ask, visitor.bagId, has);
  const code = await takePart(ask);
  const bag = await ask<{ items: Made[] }>('getBag', { params: { id: visitor.bagId } });
  const names: Record<string, string> = {
    shopperId,
    bagId: visitor.bagId,
    itemId: bag.items[0]?.id ?? '',
    addressId: has.addressId,
    personalIdId: has.personalIdId,
    imageId: has.imageId,
    listId: has.listId,
    checkoutOrderId,
    paymentId,
    orderId,
    code,
    mobile: PERSON.mobile,
    email: PERSON.email,
    idNumber: PERSON.idNumber,
    ...sentBack,
  };
  const secrets = [
    ...Object.values(PERSON),
    PERSON.name.slice(0, 2),
    '139****5678',
    ADDRESS.addressLine,
    NOTE,
    code,
    visitor.key,
    sentBack.trackingNumber,
  ];

  async function views() {
    const answers: unknown[] = [];
    for (const [name, of] of VIEWS)
      answers.push(await ask<unknown>(name, of ? { params: { id: names[of] ?? '' } } : {}));
    const { items } = await ask<{ items: { id: string; quantity: number }[] }>('getBag', {
      params: { id: visitor.bagId },
    });
    const { sections } = await ask<{ sections: unknown[] }>('getPersonalInformation');
    return [...answers, sections, items.map(({ id, quantity }) => ({ id, quantity }))];
  }

  return { names: [...new Set(Object.values(names))], secrets, views };
}

export type Victim = Awaited<ReturnType<typeof plantVictim>>;
