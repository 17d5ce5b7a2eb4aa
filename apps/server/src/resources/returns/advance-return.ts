import type { ReturnStatus } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { lockVariants } from '../../stock/reservations.ts';
import { returnToStock } from '../../stock/return-to-stock.ts';
import { recordRefundedSpend } from '../memberships/queries.ts';
import {
  closeRefundedReturn,
  findReturnItems,
  type ReturnRecord,
  toRefundReference,
} from './queries.ts';
import { getNextReturnStatus } from './rules.ts';

/** Returns inspected items to stock. */
async function restockReturn(trx: Transaction<Database>, { id }: ReturnRecord) {
  const items = await findReturnItems(trx, [id]);
  await lockVariants(
    trx,
    items.map(({ variant_id }) => variant_id),
  );
  await returnToStock(
    trx,
    items.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })),
  );
}

async function refundReturn(trx: Transaction<Database>, record: ReturnRecord, now: number) {
  const amount = Number(record.refund_amount);
  const reference = toRefundReference(record.id);
  const order = await trx
    .selectFrom('orders')
    .select(['payment_id', 'shopper_id', 'is_test'])
    .where('id', '=', record.order_id)
    .executeTakeFirstOrThrow();
  // No money goes back, so that no notification of the provider will close it.
  if (amount === 0) return closeRefundedReturn(trx, reference, new Date(now));
  await requestRefund(trx, { paymentId: order.payment_id, reference, amount, now });
  await recordRefundedSpend(trx, order, { reference, amount, now });
}

const EVENTS: Readonly<Partial<Record<ReturnStatus, ShopEventType>>> = {
  scheduled: 'return.approved',
  'picked-up': 'return.received',
  inspected: 'return.inspected',
  refused: 'return.refused',
};

interface ReturnStep {
  readonly status: ReturnStatus;
  readonly now: number;
  /** When the demo takes the next step; null when operators take it. */
  readonly nextAt: Date | null;
  /** Whether inspected items can be sold again. */
  readonly isSellable?: boolean;
  readonly note?: string;
}

function getChangedColumns({ status, now, note }: ReturnStep) {
  const at = new Date(now);
  if (status === 'picked-up') return { picked_up_at: at };
  if (status === 'inspected') return { inspected_at: at, inspection_note: note ?? null };
  if (status === 'refused') return { refused_at: at, refused_reason: note ?? null };
  return {};
}

/** Moves a return to its next status with all that follows from it. The caller has locked it. */
export async function applyReturnStep(
  trx: Transaction<Database>,
  record: ReturnRecord,
  step: ReturnStep,
): Promise<void> {
  const { status, now, nextAt, isSellable = true } = step;
  await trx
    .updateTable('order_returns')
    .set({ status, next_at: nextAt, ...getChangedColumns(step) })
    .where('id', '=', record.id)
    .execute();
  const type = EVENTS[status];
  if (type) await recordEvent(trx, { type, subjectId: record.id, now });
  if (status === 'inspected' && isSellable) await restockReturn(trx, record);
  if (status === 'refunding') await refundReturn(trx, record, now);
}

/** Advances a return by one status, as the demo does. The caller has locked it. */
export async function advanceReturn(
  trx: Transaction<Database>,
  record: ReturnRecord,
  { now, paceMs }: { now: number; paceMs: number | undefined },
): Promise<void> {
  const status = getNextReturnStatus(record.status);
  if (!status) return;
  const hasNextStatus = getNextReturnStatus(status) !== undefined && paceMs !== undefined;
  const nextAt = hasNextStatus ? new Date(now + paceMs) : null;
  await applyReturnStep(trx, record, { status, now, nextAt });
}
