import type { RequestParts } from '@vitrine/contract';
import type { merchantOrders } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { moveByParcels } from '../orders/move-by-parcels.ts';
import { findActionStatus, type LockedMerchantOrder } from '../orders/take-action.ts';
import { countShippedItems, listUnshippedItems } from '../shipments/create-shipment.ts';
import { cancelMerchantOrder } from './cancel-merchant-order.ts';
import type { AdminOrderDeps } from './deps.ts';
import { adminOrderProblem } from './problems.ts';
import { previewRefund, type RequestedRefund, refundItems } from './refund-items.ts';
import type { Refund } from './refund-rules.ts';

type RefundBody = RequestParts<(typeof merchantOrders)['refundMerchantOrder']>['body'];
type RejectBody = RequestParts<(typeof merchantOrders)['rejectMerchantOrder']>['body'];

async function splitOrThrow(
  trx: Transaction<Database>,
  locked: LockedMerchantOrder,
  requested: RequestedRefund,
  { language }: OperatorContext,
): Promise<Refund> {
  const refund = await previewRefund(trx, locked, requested);
  if (typeof refund === 'string') throw adminOrderProblem(refund, language);
  if (refund.total === 0 && refund.lines.length === 0)
    throw adminOrderProblem('nothing-to-refund', language);
  return refund;
}

const recordRefund = (
  trx: Transaction<Database>,
  context: OperatorContext,
  { id, merchantOrderId, refund, reason }: RecordedRefund,
) =>
  context.recordAudit(trx, {
    target: { type: 'merchant-order', id: merchantOrderId },
    after: {
      refundId: id,
      total: refund.total,
      shipping: refund.shipping,
      goodwill: refund.goodwill,
      items: refund.lines.map(({ item, quantity, amount, goodwill }) => ({
        id: item.id,
        quantity,
        amount: amount + goodwill,
      })),
    },
    reason,
  });

interface RecordedRefund {
  readonly id: string;
  readonly merchantOrderId: string;
  readonly refund: Refund;
  readonly reason: string;
}

/** Without all of its units, a merchant order is cancelled or goes on with the parcels that were sent. */
async function followUnits(
  trx: Transaction<Database>,
  deps: AdminOrderDeps,
  locked: LockedMerchantOrder,
) {
  const { id: merchantOrderId } = locked.shipment;
  const isUnsent = (await countShippedItems(trx, merchantOrderId)).size === 0;
  const isEmpty = (await listUnshippedItems(trx, merchantOrderId)).length === 0;
  if (isUnsent && isEmpty) await cancelMerchantOrder(trx, locked, deps);
  // The parcels that were sent are now all there is, and may have arrived already.
  else if (isEmpty) await moveByParcels(trx, locked.order, { merchantOrderId }, deps.now());
}

/** Refunds a part of a merchant order, as the preview showed it. */
export async function refundMerchantOrder(
  trx: Transaction<Database>,
  deps: AdminOrderDeps,
  context: OperatorContext,
  locked: LockedMerchantOrder,
  body: RefundBody,
): Promise<string> {
  const { goodwill, reason = 'other', note, restocksUnshipped, restocksShipped } = body;
  if (goodwill > 0 && !body.reason)
    throw adminOrderProblem('goodwill-without-reason', context.language);
  const refund = await splitOrThrow(trx, locked, body, context);
  if (refund.total !== body.total) throw adminOrderProblem('total-changed', context.language);
  const author = context.operator.name;
  const id = await refundItems(trx, locked, refund, {
    ...{ reason, note, author, restocksUnshipped, restocksShipped },
    now: deps.now(),
  });
  const hasUnits = refund.lines.some(({ quantity }) => quantity > 0);
  if (hasUnits && locked.shipment.status !== 'cancelled') await followUnits(trx, deps, locked);
  const { id: merchantOrderId } = locked.shipment;
  await recordRefund(trx, context, { id, merchantOrderId, refund, reason: note || reason });
  return id;
}

/** Rejects a merchant order before it is sent: refunds all that is left and cancels it. */
export async function rejectMerchantOrder(
  trx: Transaction<Database>,
  deps: AdminOrderDeps,
  context: OperatorContext,
  locked: LockedMerchantOrder,
  { reason, note }: RejectBody,
): Promise<void> {
  if (!findActionStatus(locked.shipment, 'reject', 'operator'))
    throw adminOrderProblem('action-impossible', context.language);
  const refund = await splitOrThrow(trx, locked, {}, context);
  const author = context.operator.name;
  const now = deps.now();
  const id = await refundItems(trx, locked, refund, {
    reason,
    note,
    author,
    restocksUnshipped: true,
    restocksShipped: false,
    now,
  });
  await cancelMerchantOrder(trx, locked, deps);
  await recordRefund(trx, context, {
    id,
    merchantOrderId: locked.shipment.id,
    refund,
    reason: note,
  });
}
