import { randomUUID } from 'node:crypto';
import {
  type Address,
  type CheckoutOrder,
  calls,
  type fapiaoCalls,
  type Order,
  type OrderFapiao,
  type OrderReturn,
  type orders,
  type payments,
  type ReturnRequestPhoto,
  type returns,
  type StartedPayment,
  type taxes,
} from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { signFileUrl } from '../../../src/resources/fapiao/file-urls.ts';
import { putFile } from '../../../src/resources/fapiao/files.ts';
import { receiveNotification } from '../../../src/resources/payments/receive-notification.ts';
import { toPaymentNumber } from '../../../src/resources/payments/rules.ts';
import { insertDeliveredParcel } from '../../support/sent-parcel.ts';
import type { CallExamples } from '../call-example.ts';
import type { CallInput, Visitor } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';
import { checkoutExamples } from './checkout.ts';
import { photo } from './personal-ids.ts';

const DAY_MS = 86_400_000;

/** A checkout order that is ready for payment. */
async function createReadyCheckout(fixture: EveryCallFixture) {
  const sent = await checkoutExamples.setCheckoutShippingAddress.valid(fixture);
  const { body } = await fixture.ask(calls.setCheckoutShippingAddress, sent);
  const { id } = body as CheckoutOrder & { shippingAddress: Address };
  const visitor = sent.visitor as Visitor;
  const personalIdId = randomUUID();
  const at = new Date(fixture.deps.now());
  const encrypted = Buffer.from('x');
  await fixture.db
    .insertInto('personal_ids')
    .values({
      id: personalIdId,
      shopper_id: visitor.shopperId ?? '',
      encrypted_name: encrypted,
      encrypted_number: encrypted,
      number_hash: encrypted,
      key_id: 'k1',
      is_default: false,
      clearance_status: 'passed',
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await fixture.db
    .updateTable('checkout_orders')
    .set({ personal_id_id: personalIdId })
    .where('id', '=', id)
    .execute();
  return { visitor, checkoutOrderId: id };
}

async function startPayment(fixture: EveryCallFixture) {
  const { visitor, checkoutOrderId } = await createReadyCheckout(fixture);
  const { body } = await fixture.ask(calls.startPayment, { visitor, body: { checkoutOrderId } });
  return { visitor, payment: body as StartedPayment };
}

async function createPaidOrder(fixture: EveryCallFixture) {
  const { visitor, payment } = await startPayment(fixture);
  const { amount, currencyIsoCode: currency } = payment;
  const number = toPaymentNumber(payment.id);
  const notification = { kind: 'payment', number, state: 'paid', transactionId: number } as const;
  await receiveNotification('wechat', { ...notification, amount, currency }, fixture.deps);
  const { body } = await fixture.ask(calls.getPayment, { visitor, params: { id: payment.id } });
  const params = { id: (body as StartedPayment).orderId ?? '' };
  const { body: order } = await fixture.ask(calls.getOrder, { visitor, params });
  return { visitor, order: order as Order };
}

async function createDeliveredOrder(fixture: EveryCallFixture) {
  const { visitor, order } = await createPaidOrder(fixture);
  await fixture.db
    .updateTable('merchant_orders')
    .set({
      status: 'delivered',
      last_event: 'delivered',
      delivered_at: new Date(fixture.deps.now()),
      tracking_number: `EM${order.id.padStart(9, '0')}CN`,
    })
    .where('order_id', '=', order.id)
    .execute();
  await insertDeliveredParcel(fixture.db, {
    orderId: order.id,
    trackingNumber: `EM${order.id.padStart(9, '0')}CN`,
    now: fixture.deps.now(),
  });
  const [shipment] = order.merchantOrders;
  if (!shipment) throw new Error('The order has no shipment');
  return { visitor, order, shipment };
}

async function forReturn(fixture: EveryCallFixture) {
  const { visitor, shipment } = await createDeliveredOrder(fixture);
  const body = {
    merchantOrderId: shipment.id,
    items: [{ orderItemId: shipment.items[0]?.id, quantity: 1 }],
    reason: 'size',
    pickup: { date: toChinaIsoDate(fixture.deps.now() + DAY_MS), part: 'morning' },
  };
  return { visitor, body };
}

async function forCreatedReturn(fixture: EveryCallFixture): Promise<CallInput> {
  const { visitor, ...sent } = await forReturn(fixture);
  const { body } = await fixture.ask(calls.createReturn, { visitor, ...sent });
  return { visitor, params: { id: (body as OrderReturn).id } };
}

/** The signed URL of an uploaded photo. */
async function forReturnPhoto(fixture: EveryCallFixture): Promise<CallInput> {
  const visitor = await fixture.newShopper();
  const { body } = await fixture.ask(calls.uploadReturnRequestPhoto, { visitor, file: photo });
  const { id, url } = body as ReturnRequestPhoto;
  const query = Object.fromEntries(new URL(url, 'http://shop.test').searchParams);
  return { params: { id, variant: 'photo' }, query };
}

async function forOrder(fixture: EveryCallFixture): Promise<CallInput> {
  const { visitor, order } = await createPaidOrder(fixture);
  return { visitor, params: { id: order.id } };
}

const FAPIAO = { titleKind: 'personal', title: '林知夏', email: 'lin@example.com' };

async function forFapiao(fixture: EveryCallFixture) {
  const { visitor, order } = await createPaidOrder(fixture);
  const sent = { visitor, params: { id: order.id }, body: FAPIAO };
  const { body } = await fixture.ask(calls.requestFapiao, sent);
  const id = (body as OrderFapiao).merchantOrders[0]?.fapiao?.id ?? '';
  return { visitor, params: { id } };
}

/** An issued fapiao, with the signed URL of its file. */
async function forFapiaoFile(fixture: EveryCallFixture): Promise<CallInput> {
  const { params } = await forFapiao(fixture);
  const fileId = randomUUID();
  const issued = { status: 'issued', amount: 1, number: params.id.padStart(20, '0') } as const;
  await putFile(fixture.deps, params.id, fileId, Buffer.from('%PDF-1.7'));
  await fixture.db
    .updateTable('fapiao')
    .set({ ...issued, issued_on: '2026-11-25', file_id: fileId, file_type: 'pdf' })
    .where('id', '=', params.id)
    .execute();
  const url = signFileUrl(fixture.deps.keyring, params.id, fixture.deps.now());
  return { params, query: Object.fromEntries(new URL(url, 'http://shop.test').searchParams) };
}

const UNKNOWN_ID = { params: { id: 'none' } };

export const orderExamples: CallExamples<
  typeof payments &
    typeof orders &
    typeof returns &
    typeof fapiaoCalls &
    Pick<typeof taxes, 'getOrderTaxes'>
> = {
  startPayment: {
    valid: async (fixture) => {
      const { visitor, checkoutOrderId } = await createReadyCheckout(fixture);
      return { visitor, body: { checkoutOrderId, returnPath: '/order/confirm' } };
    },
    invalid: { body: { checkoutOrderId: '1', returnPath: '//evil.example' } },
    otherShopperGets: true,
  },
  getPayment: {
    valid: async (fixture) => {
      const { visitor, payment } = await startPayment(fixture);
      return { visitor, params: { id: payment.id } };
    },
    invalid: UNKNOWN_ID,
    otherShopperGets: true,
  },
  listOrders: {
    valid: async (fixture) => ({ visitor: (await createPaidOrder(fixture)).visitor }),
    invalid: { query: { page: '0' } },
  },
  getOrder: { valid: forOrder, invalid: UNKNOWN_ID, otherShopperGets: true },
  getOrderTaxes: { valid: forOrder, invalid: UNKNOWN_ID, otherShopperGets: true },
  cancelOrder: { valid: forOrder, invalid: UNKNOWN_ID, otherShopperGets: true },
  getTrackings: {
    valid: async (fixture) => {
      const { visitor, order: createdOrder } = await createDeliveredOrder(fixture);
      return { visitor, query: { 'tracking-numbers': `EM${createdOrder.id.padStart(9, '0')}CN` } };
    },
    invalid: { query: { 'tracking-numbers': 'x' } },
    otherShopperGets: 'empty',
  },
  signForParcel: {
    valid: async (fixture) => {
      const { visitor, order: createdOrder, shipment } = await createDeliveredOrder(fixture);
      return { visitor, params: { id: createdOrder.id, merchantOrderId: shipment.id } };
    },
    invalid: { params: { id: 'none', merchantOrderId: 'none' } },
    otherShopperGets: true,
  },
  createReturn: { valid: forReturn, invalid: { body: { items: [] } }, otherShopperGets: true },
  listReturns: {
    valid: async (fixture) => {
      const { visitor, ...sent } = await forReturn(fixture);
      const { body } = await fixture.ask(calls.createReturn, { visitor, ...sent });
      return { visitor, query: { 'order-id': (body as OrderReturn).orderId } };
    },
    invalid: { query: { 'order-id': 'none' } },
    otherShopperGets: 'empty',
  },
  getReturn: { valid: forCreatedReturn, invalid: UNKNOWN_ID, otherShopperGets: true },
  getOrderFapiao: { valid: forOrder, invalid: UNKNOWN_ID, otherShopperGets: true },
  requestFapiao: {
    valid: async (fixture) => ({ ...(await forOrder(fixture)), body: FAPIAO }),
    invalid: { body: { ...FAPIAO, titleKind: 'company', taxNumber: '91330100799655085B' } },
    otherShopperGets: true,
  },
  changeFapiao: {
    valid: async (fixture) => ({ ...(await forFapiao(fixture)), body: FAPIAO }),
    invalid: { body: { ...FAPIAO, email: 'none' } },
    otherShopperGets: true,
  },
  withdrawFapiao: { valid: forFapiao, invalid: UNKNOWN_ID, otherShopperGets: true },
  getFapiaoFile: { valid: forFapiaoFile, invalid: UNKNOWN_ID },
  cancelReturn: { valid: forCreatedReturn, invalid: UNKNOWN_ID, otherShopperGets: true },
  uploadReturnRequestPhoto: {
    valid: async (fixture) => ({ visitor: await fixture.newShopper(), file: photo }),
    invalid: { file: Buffer.from('<html>') },
  },
  getReturnRequestPhoto: {
    valid: forReturnPhoto,
    invalid: { query: { expires: '0', signature: 'x' } },
  },
};
