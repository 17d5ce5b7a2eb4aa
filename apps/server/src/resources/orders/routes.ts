import type { Handlers, orders } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import type { OrderDeps } from './deps.ts';
import {
  mapOrderSummaryToResponse,
  mapOrderToResponse,
  mapShipmentToResponse,
  mapTrackingToResponse,
  type OrderWithParts,
} from './mappers.ts';
import { orderProblem } from './problems.ts';
import {
  countOrders,
  findOrder,
  findOrderItems,
  findOrders,
  findPaymentChannel,
  findRefundedAmount,
  findShipmentEvents,
  findShipments,
  findShipmentsByTrackingNumbers,
  lockOrder,
  type OrderRecord,
} from './queries.ts';

type Calls = typeof orders;

/** Loads shipments and items of any number of orders with two queries. */
async function withParts(
  db: Kysely<Database>,
  records: readonly OrderRecord[],
): Promise<OrderWithParts[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const shipments = await findShipments(db, ids);
  const items = await findOrderItems(db, ids);
  return records.map((record) => ({
    record,
    shipments: shipments.filter(({ order_id }) => order_id === record.id),
    items: items.filter(({ order_id }) => order_id === record.id),
  }));
}

export function orderHandlers({
  db,
  images,
  promotions,
  now,
}: OrderDeps): Handlers<Calls, HandlerContexts> {
  const getResponseContext = ({ language }: ShopperContext) => ({ images, language, now: now() });

  async function readOrder(from: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findOrder(from, id, context.shopperId);
    const [order] = record ? await withParts(from, [record]) : [];
    if (!order) throw orderProblem('order-not-found', context.language);
    const { payment_id } = order.record;
    const refunded = await findRefundedAmount(from, payment_id);
    const channel = await findPaymentChannel(from, payment_id);
    return mapOrderToResponse(order, { refunded, channel }, getResponseContext(context));
  }

  return {
    async listOrders({ query }, context) {
      const { shopperId } = context;
      const orders = await withParts(db, await findOrders(db, shopperId, query));
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
      const shipments = await findShipmentsByTrackingNumbers(
        db,
        shopperId,
        query['tracking-numbers'],
      );
      if (shipments.length === 0) return [];
      const events = await findShipmentEvents(
        db,
        shipments.map(({ id }) => id),
      );
      return shipments.map((shipment) => mapTrackingToResponse(shipment, events, language));
    },

    signForParcel: ({ params }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const order = await lockOrder(trx, params.id, shopperId);
        const findShipment = async () =>
          (await findShipments(trx, [params.id])).find(({ id }) => id === params.merchantOrderId);
        const shipment = order && (await findShipment());
        if (!shipment) throw orderProblem('order-not-found', language);
        if (shipment.status !== 'delivered') throw orderProblem('not-delivered', language);
        await confirmDelivery(trx, order, shipment, now());
        const confirmed = await findShipment();
        return mapShipmentToResponse(
          confirmed ?? shipment,
          await findOrderItems(trx, [params.id]),
          getResponseContext(context),
        );
      }),
  };
}
