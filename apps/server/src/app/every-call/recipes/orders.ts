import { randomUUID } from 'node:crypto';
import {
  type Address,
  type CheckoutOrder,
  calls,
  type Order,
  type OrderReturn,
  type orders,
  type payments,
  type returns,
  type StartedPayment,
} from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { receive } from '../../../resources/payments/receive.ts';
import { numberOf } from '../../../resources/payments/rules.ts';
import type { Recipes, Sent } from '../recipe.ts';
import type { Visitor, World } from '../world.ts';
import { checkoutRecipes } from './checkout.ts';

const DAY_MS = 86_400_000;

/** A checkout order that only waits to be paid: it knows where it goes, and for whom. */
async function ready(world: World) {
  const sent = await checkoutRecipes.setCheckoutShippingAddress.good(world);
  const { body } = await world.ask(calls.setCheckoutShippingAddress, sent);
  const { id } = body as CheckoutOrder & { shippingAddress: Address };
  const visitor = sent.visitor as Visitor;
  const personalIdId = randomUUID();
  const at = new Date(world.deps.now());
  const sealed = Buffer.from('x');
  await world.db
    .insertInto('personal_ids')
    .values({
      id: personalIdId,
      shopper_id: visitor.shopperId ?? '',
      sealed_name: sealed,
      sealed_number: sealed,
      number_hash: sealed,
      key_id: 'k1',
      is_default: false,
      clearance_status: 'passed',
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await world.db
    .updateTable('checkout_orders')
    .set({ personal_id_id: personalIdId })
    .where('id', '=', id)
    .execute();
  return { visitor, checkoutOrderId: id };
}

async function started(world: World) {
  const { visitor, checkoutOrderId } = await ready(world);
  const { body } = await world.ask(calls.startPayment, { visitor, body: { checkoutOrderId } });
  return { visitor, payment: body as StartedPayment };
}

async function paid(world: World) {
  const { visitor, payment } = await started(world);
  const { amount, currencyIsoCode: currency } = payment;
  const number = numberOf(payment.id);
  const news = { kind: 'payment', number, state: 'paid', transactionId: number } as const;
  await receive({ ...news, amount, currency }, world.deps);
  const { body } = await world.ask(calls.getPayment, { visitor, params: { id: payment.id } });
  const params = { id: (body as StartedPayment).orderId ?? '' };
  const { body: order } = await world.ask(calls.getOrder, { visitor, params });
  return { visitor, order: order as Order };
}

async function delivered(world: World) {
  const { visitor, order } = await paid(world);
  await world.db
    .updateTable('merchant_orders')
    .set({
      status: 'delivered',
      last_event: 'delivered',
      delivered_at: new Date(world.deps.now()),
      tracking_number: `EM${order.id.padStart(9, '0')}CN`,
    })
    .where('order_id', '=', order.id)
    .execute();
  const [parcel] = order.merchantOrders;
  if (!parcel) throw new Error('The order has no parcel');
  return { visitor, order, parcel };
}

async function returning(world: World) {
  const { visitor, parcel } = await delivered(world);
  const body = {
    merchantOrderId: parcel.id,
    items: [{ orderItemId: parcel.items[0]?.id, quantity: 1 }],
    reason: 'size',
    pickup: { date: chinaDate(world.deps.now() + DAY_MS), part: 'morning' },
  };
  return { visitor, body };
}

async function returned(world: World): Promise<Sent> {
  const { visitor, ...sent } = await returning(world);
  const { body } = await world.ask(calls.createReturn, { visitor, ...sent });
  return { visitor, params: { id: (body as OrderReturn).id } };
}

async function order(world: World): Promise<Sent> {
  const { visitor, order } = await paid(world);
  return { visitor, params: { id: order.id } };
}

const noneSuch = { params: { id: 'none' } };

export const orderRecipes: Recipes<typeof payments & typeof orders & typeof returns> = {
  startPayment: {
    good: async (world) => {
      const { visitor, checkoutOrderId } = await ready(world);
      return { visitor, body: { checkoutOrderId, returnPath: '/order/confirm' } };
    },
    bad: { body: { checkoutOrderId: '1', returnPath: '//evil.example' } },
    owned: true,
  },
  getPayment: {
    good: async (world) => {
      const { visitor, payment } = await started(world);
      return { visitor, params: { id: payment.id } };
    },
    bad: noneSuch,
    owned: true,
  },
  listOrders: {
    good: async (world) => ({ visitor: (await paid(world)).visitor }),
    bad: { query: { page: '0' } },
  },
  getOrder: { good: order, bad: noneSuch, owned: true },
  cancelOrder: { good: order, bad: noneSuch, owned: true },
  getTrackings: {
    good: async (world) => {
      const { visitor, order: made } = await delivered(world);
      return { visitor, query: { 'tracking-numbers': `EM${made.id.padStart(9, '0')}CN` } };
    },
    bad: { query: { 'tracking-numbers': 'x' } },
    owned: 'empty',
  },
  signForParcel: {
    good: async (world) => {
      const { visitor, order: made, parcel } = await delivered(world);
      return { visitor, params: { id: made.id, merchantOrderId: parcel.id } };
    },
    bad: { params: { id: 'none', merchantOrderId: 'none' } },
    owned: true,
  },
  createReturn: { good: returning, bad: { body: { items: [] } }, owned: true },
  listReturns: {
    good: async (world) => {
      const { visitor, ...sent } = await returning(world);
      const { body } = await world.ask(calls.createReturn, { visitor, ...sent });
      return { visitor, query: { 'order-id': (body as OrderReturn).orderId } };
    },
    bad: { query: { 'order-id': 'none' } },
    owned: 'empty',
  },
  getReturn: { good: returned, bad: noneSuch, owned: true },
  cancelReturn: { good: returned, bad: noneSuch, owned: true },
};
