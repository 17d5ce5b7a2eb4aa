import type { Handlers, OrderReturn, returns } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import { sizeName } from '../../catalogue/facet-names.ts';
import { once } from '../../database/once.ts';
import type { Database } from '../../database/schema.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { createReturn } from './create-return.ts';
import {
  findReturn,
  findReturnItems,
  findReturns,
  lockReturn,
  type ReturnItemRecord,
  type ReturnRecord,
} from './queries.ts';
import { refuseReturn } from './refuse.ts';
import { canCancelReturn, RETURN_TEXT } from './rules.ts';

type Calls = typeof returns;

export function returnHandlers(deps: OrderDeps): Handlers<Calls, CallContexts> {
  const { db, images, now, settings } = deps;

  const itemIn = (
    item: ReturnItemRecord,
    { language }: ShopperContext,
  ): OrderReturn['items'][number] => ({
    orderItemId: item.order_item_id,
    productId: item.product_id,
    brand: { id: item.brand_id, name: item.brand_name },
    shortDescription: item.short_description[language],
    images: images.views(item.image_keys.slice(0, 1)),
    sizeDescription: sizeName(item.size, item.size_scale, language),
    quantity: item.quantity,
    amount: Number(item.amount),
  });

  const returnIn = (
    record: ReturnRecord,
    items: readonly ReturnItemRecord[],
    context: ShopperContext,
  ): OrderReturn => ({
    id: record.id,
    orderId: record.order_id,
    merchantOrderId: record.merchant_order_id,
    status: record.status,
    statusText: RETURN_TEXT[record.status][context.language],
    reason: record.reason,
    note: record.note,
    pickup: { date: record.pickup_date, part: record.pickup_part },
    refundAmount: Number(record.refund_amount),
    requestedAt: record.requested_at.toISOString(),
    pickedUpAt: record.picked_up_at?.toISOString() ?? null,
    refundedAt: record.refunded_at?.toISOString() ?? null,
    canCancel: canCancelReturn(record.status),
    items: items
      .filter(({ return_id }) => return_id === record.id)
      .map((item) => itemIn(item, context)),
  });

  async function read(from: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findReturn(from, id, context.shopperId);
    if (!record) throw refuseReturn('return-not-found', context.language);
    return returnIn(record, await findReturnItems(from, [id]), context);
  }

  return {
    createReturn: ({ body }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language, idempotencyKey: key } = context;
        const attempt = { scope: `return:${shopperId}`, key, request: body, now: now(), language };
        const paceMs = settings.orderPaceMs;
        const returning = { shopperId, input: body, now: now(), paceMs, language };
        const id = await once(trx, attempt, () => createReturn(trx, returning));
        return read(trx, id, context);
      }),

    async listReturns({ query }, context) {
      const records = await findReturns(db, context.shopperId, query['order-id']);
      if (records.length === 0) return [];
      const items = await findReturnItems(
        db,
        records.map(({ id }) => id),
      );
      return records.map((record) => returnIn(record, items, context));
    },

    getReturn: ({ params }, context) => read(db, params.id, context),

    cancelReturn: ({ params: { id } }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const record = await lockReturn(trx, id);
        if (record?.shopper_id !== shopperId) throw refuseReturn('return-not-found', language);
        if (record.status !== 'cancelled') {
          if (!canCancelReturn(record.status)) throw refuseReturn('already-collected', language);
          await trx
            .updateTable('order_returns')
            .set({ status: 'cancelled', next_at: null })
            .where('id', '=', id)
            .execute();
        }
        return read(trx, id, context);
      }),
  };
}
