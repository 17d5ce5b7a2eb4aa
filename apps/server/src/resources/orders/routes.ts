import type { Handlers, orders } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import { cancelOrder } from './cancel.ts';
import type { OrderDeps } from './deps.ts';
import {
  countOrders,
  findChannel,
  findEvents,
  findItems,
  findOrder,
  findOrders,
  findParcels,
  findRefunded,
  findTracked,
  lockOrder,
  type OrderRecord,
} from './queries.ts';
import { refuseOrder } from './refuse.ts';
import { sign } from './sign.ts';
import { orderIn, parcelIn, summaryIn, trackingIn, type WholeOrder } from './views.ts';

type Calls = typeof orders;

/** Orders with their parcels and items, read in two questions however many they are. */
async function withParts(
  db: Kysely<Database>,
  records: readonly OrderRecord[],
): Promise<WholeOrder[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const parcels = await findParcels(db, ids);
  const items = await findItems(db, ids);
  return records.map((record) => ({
    record,
    parcels: parcels.filter(({ order_id }) => order_id === record.id),
    items: items.filter(({ order_id }) => order_id === record.id),
  }));
}

export function orderHandlers({
  db,
  images,
  promotions,
  now,
}: OrderDeps): Handlers<Calls, CallContexts> {
  const toldTo = ({ language }: ShopperContext) => ({ images, language, now: now() });

  async function read(from: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findOrder(from, id, context.shopperId);
    const [order] = record ? await withParts(from, [record]) : [];
    if (!order) throw refuseOrder('order-not-found', context.language);
    const { payment_id } = order.record;
    const refunded = await findRefunded(from, payment_id);
    const channel = await findChannel(from, payment_id);
    return orderIn(order, { refunded, channel }, toldTo(context));
  }

  return {
    async listOrders({ query }, context) {
      const { shopperId } = context;
      const found = await withParts(db, await findOrders(db, shopperId, query));
      const counts = await countOrders(db, shopperId);
      const totalItems = counts[query.status];
      return {
        status: query.status,
        items: found.map((order) => summaryIn(order, toldTo(context))),
        activeCount: counts.active,
        pagination: {
          page: query.page,
          size: query.size,
          totalItems,
          totalPages: Math.ceil(totalItems / query.size),
        },
      };
    },

    getOrder: ({ params }, context) => read(db, params.id, context),

    cancelOrder: ({ params: { id } }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const outcome = await cancelOrder(trx, { id, shopperId, now: now(), promotions });
        if (outcome !== 'done') throw refuseOrder(outcome, language);
        return read(trx, id, context);
      }),

    async getTrackings({ query }, { shopperId, language }) {
      const parcels = await findTracked(db, shopperId, query['tracking-numbers']);
      if (parcels.length === 0) return [];
      const events = await findEvents(
        db,
        parcels.map(({ id }) => id),
      );
      return parcels.map((parcel) => trackingIn(parcel, events, language));
    },

    signForParcel: ({ params }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const order = await lockOrder(trx, params.id, shopperId);
        const find = async () =>
          (await findParcels(trx, [params.id])).find(({ id }) => id === params.merchantOrderId);
        const parcel = order && (await find());
        if (!parcel) throw refuseOrder('order-not-found', language);
        if (parcel.status !== 'delivered') throw refuseOrder('not-delivered', language);
        await sign(trx, order, parcel, now());
        const signed = await find();
        return parcelIn(signed ?? parcel, await findItems(trx, [params.id]), toldTo(context));
      }),
  };
}
