import type { RefundItem, RefundReason } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { lockVariants } from '../../stock/reservations.ts';
import { returnToStock } from '../../stock/return-to-stock.ts';
import { recordRefundedSpend } from '../memberships/queries.ts';
import type { LockedMerchantOrder } from '../orders/take-action.ts';
import { countShippedItems } from '../shipments/create-shipment.ts';
import { findRefundableItems, findRefundedShipping, isRefundedWhole } from './refund-queries.ts';
import { type Refund, type RefundLine, type RefundProblem, splitRefund } from './refund-rules.ts';

export interface RequestedRefund {
  readonly items?: readonly RefundItem[] | undefined;
  readonly shippingAmount?: number | undefined;
  readonly goodwill?: number | undefined;
}

/** How a refund would be split now. */
export async function previewRefund(
  db: Kysely<Database>,
  { shipment }: Pick<LockedMerchantOrder, 'shipment'>,
  { items, shippingAmount, goodwill = 0 }: RequestedRefund,
): Promise<Refund | RefundProblem> {
  if (shipment.status === 'cancelled' && (await isRefundedWhole(db, shipment)))
    return 'nothing-to-refund';
  const shipped = await countShippedItems(db, shipment.id);
  const refundedShipping = await findRefundedShipping(db, shipment.id);
  return splitRefund(await findRefundableItems(db, shipment.id), {
    requested: items,
    shipping: shippingAmount,
    goodwill,
    shippingLeft: Number(shipment.shipping_paid) - refundedShipping,
    hasShipped: shipped.size > 0,
  });
}

async function restock(
  trx: Transaction<Database>,
  lines: readonly RefundLine[],
  countUnits: (line: RefundLine) => number,
) {
  const returned = lines
    .map((line) => ({ id: line.item.variantId, quantity: countUnits(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (returned.length === 0) return;
  await lockVariants(
    trx,
    returned.map(({ id }) => id),
  );
  await returnToStock(
    trx,
    returned.map(({ id, quantity }) => ({ variantId: id, quantity })),
  );
}

interface NewRefund {
  readonly reason: RefundReason;
  readonly note: string;
  readonly author: string;
  readonly restocksUnshipped: boolean;
  readonly restocksShipped: boolean;
  readonly now: number;
}

async function insertRefund(
  trx: Transaction<Database>,
  { order, shipment }: LockedMerchantOrder,
  { lines, shipping, total }: Refund,
  { reason, note, author, now }: NewRefund,
): Promise<string> {
  const { id } = await trx
    .insertInto('order_refunds')
    .values({
      order_id: order.id,
      merchant_order_id: shipment.id,
      reason,
      note,
      item_amount: total - shipping,
      shipping_amount: shipping,
      created_by: author,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length > 0)
    await trx
      .insertInto('order_refund_items')
      .values(
        lines.map(({ item, quantity, unshippedQuantity, amount, goodwill }) => ({
          refund_id: id,
          order_item_id: item.id,
          quantity,
          unshipped_quantity: unshippedQuantity,
          amount: amount + goodwill,
          goodwill_amount: goodwill,
        })),
      )
      .execute();
  return id;
}

const countRestocked = (
  { quantity, unshippedQuantity }: RefundLine,
  { restocksUnshipped, restocksShipped }: NewRefund,
) =>
  (restocksUnshipped ? unshippedQuantity : 0) +
  (restocksShipped ? quantity - unshippedQuantity : 0);

/** Stores a refund, returns to stock what is said to be back and requests the money. The caller has locked the order. */
export async function refundItems(
  trx: Transaction<Database>,
  locked: LockedMerchantOrder,
  refund: Refund,
  input: NewRefund,
): Promise<string> {
  const { order } = locked;
  const id = await insertRefund(trx, locked, refund, input);
  await restock(trx, refund.lines, (line) => countRestocked(line, input));
  const reference = `order-refund:${id}`;
  const { total: amount } = refund;
  await requestRefund(trx, { paymentId: order.payment_id, reference, amount, now: input.now });
  await recordRefundedSpend(trx, order, { reference, amount, now: input.now });
  return id;
}
