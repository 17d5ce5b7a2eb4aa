import type { Handlers, orders } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { findFapiaoParts } from '../fapiao/queries.ts';
import { summariseFapiao } from '../fapiao/rules.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import type { OrderDeps } from './deps.ts';
import { loadParts } from './load-parts.ts';
import { mapOrderSummaryToResponse, mapOrderToResponse, mapShipmentToResponse } from './mappers.ts';
import { mapTrackingToResponse } from './parcel-mappers.ts';
import { findParcelsByTrackingNumbers } from './parcel-queries.ts';
import { orderProblem } from './problems.ts';
import {
  countOrders,
  findOrder,
  findOrders,
  findPaymentChannel,
  findRefundedAmount,
  findShipmentEvents,
  findShipments,
  lockOrder,
} from './queries.ts';

type Calls = typeof orders;

export function orderHandlers({
  db,
  images,
  promotions,
  now,
}: OrderDeps): Handlers<Calls, HandlerContexts> {
  const getResponseContext = ({ language }: ShopperContext) => ({ images, language, now: now() });

  async function readOrder(from: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findOrder(from, id, context.shopperId);
    const [order] = record ? await loadParts(from, [record]) : [];
    if (!order) throw orderProblem('order-not-found', context.language);
    const { payment_id } = order.record;
    const refunded = await findRefundedAmount(from, payment_id);
    const channel = await findPaymentChannel(from, payment_id);
    const fapiaoState = summariseFapiao(await findFapiaoParts(from, id));
    const extras = { refunded, channel, fapiaoState };
    return mapOrderToResponse(order, extras, getResponseContext(context));
  }

  return {
    async listOrders({ query }, context) {
      const { shopperId } = context;
      const orders = await loadParts(db, await findOrders(db, shopperId, query));
      const counts = await countOrders(db, shopperId);
      const totalItems = counts[query.status];
      return {
        status: query.status,
        items: orders.map((order) => mapOrderSummaryToResponse(order, getResponseContext(context))),
        activeCount: counts.active,
        pagination: {
          page: query.page,
          size: query.size,
          totalItems,
          totalPages: Math.ceil(totalItems / query.size),
        },
      };
    },

    getOrder: ({ params }, context) => readOrder(db, params.id, context),

    cancelOrder: ({ params: { id } }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const outcome = await cancelOrder(trx, { id, shopperId, now: now(), promotions });
        if (outcome !== 'done') throw orderProblem(outcome, language);
        return readOrder(trx, id, context);
      }),

    async getTrackings({ query }, { shopperId, language }) {
      const numbers = query['tracking-numbers'];
      const parcels = await findParcelsByTrackingNumbers(db, shopperId, numbers);
      if (parcels.length === 0) return [];
      const merchantOrderIds = parcels.map(({ merchant_order_id }) => merchant_order_id);
      const events = await findShipmentEvents(db, merchantOrderIds);
      return parcels.map((parcel) => mapTrackingToResponse(parcel, events, language));
    },

    signForParcel: ({ params }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const order = await lockOrder(trx, params.id, shopperId);
        const shipments = order ? await findShipments(trx, [order.id]) : [];
        const shipment = shipments.find(({ id }) => id === params.merchantOrderId);
        if (!order || !shipment) throw orderProblem('order-not-found', language);
        if (shipment.status !== 'delivered') throw orderProblem('not-delivered', language);
        await confirmDelivery(trx, order, shipment, now());
        const [parts] = await loadParts(trx, [order]);
        const confirmed = parts?.shipments.find(({ id }) => id === shipment.id);
        if (!parts || !confirmed) throw orderProblem('order-not-found', language);
        return mapShipmentToResponse(order, confirmed, parts, getResponseContext(context));
      }),
  };
}
