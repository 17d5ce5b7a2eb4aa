import { type Call, type CallName, calls } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { receiveNotification } from '../../src/resources/payments/receive-notification.ts';
import { toPaymentNumber } from '../../src/resources/payments/rules.ts';
import { createResidentId } from '../support/personal-id-fixture.ts';
import { insertDeliveredParcel } from '../support/sent-parcel.ts';
import type { CallInput } from './call-input.ts';
import { findVariantInStock } from './examples/bags.ts';
import { photo } from './examples/personal-ids.ts';
import type { EveryCallFixture } from './fixture.ts';

const DAY_MS = 86_400_000;

const PERSON = {
  name: '欧阳不闻',
  mobile: '13912345678',
  email: 'buwen@other.example',
  birthday: '1987-03-29',
  idNumber: createResidentId('777'),
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
const MESSAGE = '我想把这件送给母亲，请勿放价签';

interface Created {
  id: string;
}

/** Creates a function that sends calls for the shopper, all of which must succeed. */
const createCaller =
  (fixture: EveryCallFixture, visitor: CallInput['visitor']) =>
  async <T = Created>(name: CallName, sent: CallInput = {}): Promise<T> => {
    const call: Call = calls[name];
    const { status, body } = await fixture.ask(call, { ...(visitor ? { visitor } : {}), ...sent });
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
    return body as T;
  };

/** The calls that read the shopper's own data, which the attacks must not change. */
const OWN_DATA_CALLS = [
  ['getProfile'],
  ['listAddresses'],
  ['listPersonalIds'],
  ['getPreferences'],
  ['getWishlist'],
  ['listMyPromoCodes'],
  ['listOrders'],
  ['listReturns'],
  ['getOrderFapiao', 'orderId'],
  ['getPayment', 'paymentId'],
  ['getOrderPersonalId', 'orderId'],
  ['getCheckoutPersonalId', 'checkoutOrderId'],
  ['getOutfitList', 'listId'],
  ['listConversations'],
  ['listMessages', 'conversationId'],
] as const satisfies readonly (readonly [CallName, string?])[];

type Ask = ReturnType<typeof createCaller>;

/** Fills the profile, the address book and the lists of the shopper. */
async function createPersonalData(ask: Ask, fixture: EveryCallFixture) {
  const { name, email, birthday, idNumber } = PERSON;
  await ask('updateProfile', { body: { name, email, birthday, gender: 'women' } });
  const address = await ask('createAddress', { body: ADDRESS });
  const front = await ask('uploadPersonalIdImage', { file: photo });
  const back = await ask('uploadPersonalIdImage', { file: photo });
  const images = { frontImageId: front.id, backImageId: back.id };
  const personal = { name, idNumber, hasConsented: true, ...images };
  const { id: personalIdId } = await ask('createPersonalId', { body: personal });
  const size = await findVariantInStock(fixture, 1);
  await ask('subscribe', { body: { channel: 'email', email } });
  await ask('createPreferences', {
    body: { preferences: [{ code: 'recommendations', isOn: true }] },
  });
  const list = await ask('createOutfitList', { body: {} });
  const conversation = await ask('openConversation', { body: {} });
  await ask('sendMessage', { params: { id: conversation.id }, body: { text: MESSAGE } });
  return {
    addressId: address.id,
    personalIdId,
    imageId: front.id,
    listId: list.id,
    conversationId: conversation.id,
    size,
  };
}

/** Creates a checkout order with an address and a personal ID. */
async function createCheckout(
  ask: Ask,
  bagId: string,
  data: Awaited<ReturnType<typeof createPersonalData>>,
) {
  const { addressId, personalIdId, size: variantId } = data;
  await ask('addBagItem', { params: { id: bagId }, body: { variantId } });
  const { id } = await ask('createCheckoutOrder', { body: {} });
  const params = { id };
  await ask('setCheckoutShippingAddress', { params, body: { addressId } });
  await ask('setCheckoutPersonalId', { params, body: { personalIdId } });
  return id;
}

interface StartedPayment extends Created {
  amount: number;
  currencyIsoCode: string;
}

async function pay(ask: Ask, { deps }: EveryCallFixture, checkoutOrderId: string) {
  const payment = await ask<StartedPayment>('startPayment', { body: { checkoutOrderId } });
  const { id, amount, currencyIsoCode: currency } = payment;
  const number = toPaymentNumber(id);
  const notification = { kind: 'payment', number, state: 'paid', transactionId: number } as const;
  await receiveNotification('wechat', { ...notification, amount, currency }, deps);
  const { orderId } = await ask<{ orderId: string }>('getPayment', { params: { id } });
  return { paymentId: id, orderId };
}

interface DeliveredOrder {
  merchantOrders: { id: string; items: { id: string }[] }[];
}

async function createReturn(ask: Ask, { db, deps }: EveryCallFixture, orderId: string) {
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
  await insertDeliveredParcel(db, { orderId, trackingNumber, now: deps.now() });
  const { merchantOrders } = await ask<DeliveredOrder>('getOrder', { params: { id: orderId } });
  const merchantOrderId = merchantOrders[0]?.id ?? '';
  const orderItemId = merchantOrders[0]?.items[0]?.id ?? '';
  const { id: photoId } = await ask('uploadReturnRequestPhoto', { file: photo });
  const { id: returnId } = await ask('createReturn', {
    body: {
      merchantOrderId,
      items: [{ orderItemId, quantity: 1 }],
      reason: 'faulty',
      note: NOTE,
      photoIds: [photoId],
      pickup: { date: toChinaIsoDate(deps.now() + DAY_MS), part: 'morning' },
    },
  });
  return { trackingNumber, merchantOrderId, orderItemId, returnId, photoId };
}

/** Claims a coupon and returns its code. */
async function claimCoupon(ask: Ask) {
  await ask('claimRewardPackage', {
    body: { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' },
  });
  const [coupon] = await ask<{ code: string }[]>('listMyPromoCodes');
  return coupon?.code ?? '';
}

const LINK_PROOF = /expires=\d+&signature=[\w-]+/g;

/** A link to a photo gets another signature every few hours, which changes nothing of the shopper. */
const withoutLinkProofs = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(LINK_PROOF, 'expires=&signature='));

/** Creates a shopper with data of every kind, which no other shopper may read or change. */
export async function createOtherShopper(fixture: EveryCallFixture) {
  const visitor = await fixture.newShopper();
  const shopperId = visitor.shopperId ?? '';
  const ask = createCaller(fixture, visitor);
  await fixture.db
    .updateTable('shoppers')
    .set({ mobile: `86${PERSON.mobile}` })
    .where('id', '=', shopperId)
    .execute();
  const data = await createPersonalData(ask, fixture);
  const { paymentId, orderId } = await pay(
    ask,
    fixture,
    await createCheckout(ask, visitor.bagId, data),
  );
  const orderReturn = await createReturn(ask, fixture, orderId);
  const checkoutOrderId = await createCheckout(ask, visitor.bagId, data);
  const code = await claimCoupon(ask);
  const bag = await ask<{ items: Created[] }>('getBag', { params: { id: visitor.bagId } });
  const names: Record<string, string> = {
    shopperId,
    bagId: visitor.bagId,
    itemId: bag.items[0]?.id ?? '',
    addressId: data.addressId,
    personalIdId: data.personalIdId,
    imageId: data.imageId,
    listId: data.listId,
    conversationId: data.conversationId,
    checkoutOrderId,
    paymentId,
    orderId,
    code,
    mobile: PERSON.mobile,
    email: PERSON.email,
    idNumber: PERSON.idNumber,
    ...orderReturn,
  };
  const secrets = [
    ...Object.values(PERSON),
    PERSON.name.slice(0, 2),
    '139****5678',
    ADDRESS.addressLine,
    NOTE,
    MESSAGE,
    code,
    visitor.key,
    orderReturn.trackingNumber,
  ];

  async function readOwnData() {
    const responses: unknown[] = [];
    for (const [name, idName] of OWN_DATA_CALLS)
      responses.push(
        await ask<unknown>(name, idName ? { params: { id: names[idName] ?? '' } } : {}),
      );
    const { items } = await ask<{ items: { id: string; quantity: number }[] }>('getBag', {
      params: { id: visitor.bagId },
    });
    const { sections } = await ask<{ sections: unknown[] }>('getPersonalInformation');
    const quantities = items.map(({ id, quantity }) => ({ id, quantity }));
    return [...responses, sections, quantities].map(withoutLinkProofs);
  }

  return { names: [...new Set(Object.values(names))], secrets, readOwnData };
}

export type OtherShopper = Awaited<ReturnType<typeof createOtherShopper>>;
