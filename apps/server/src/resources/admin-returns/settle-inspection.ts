import type { ReturnDeductions } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findReturnItems } from '../returns/queries.ts';
import type { MerchantReturnRecord } from './queries.ts';

export interface Settlement {
  readonly deductions: ReturnDeductions;
  /** The delivery that goes back. */
  readonly shippingAmount: number;
}

/**
 * Stores what an inspection keeps back of each item and what of the delivery goes back. The caller has locked
 * the order and the return.
 */
export async function settleInspection(
  trx: Transaction<Database>,
  { id, shipping_left }: Pick<MerchantReturnRecord, 'id' | 'shipping_left'>,
  { deductions, shippingAmount }: Settlement,
): Promise<'deduction-too-high' | 'shipping-too-high' | undefined> {
  if (shippingAmount > Number(shipping_left)) return 'shipping-too-high';
  const items = await findReturnItems(trx, [id]);
  const amounts = new Map(items.map((item) => [item.order_item_id, Number(item.amount)]));
  if (deductions.some(({ orderItemId, amount }) => amount > (amounts.get(orderItemId) ?? 0)))
    return 'deduction-too-high';
  for (const { orderItemId, amount, reason, note } of deductions)
    await trx
      .updateTable('order_return_items')
      .set({ deduction_amount: amount, deduction_reason: reason, deduction_note: note })
      .where('return_id', '=', id)
      .where('order_item_id', '=', orderItemId)
      .execute();
  const deducted = deductions.reduce((sum, { amount }) => sum + amount, 0);
  const goods = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  await trx
    .updateTable('order_returns')
    .set({ refund_amount: goods - deducted + shippingAmount, shipping_amount: shippingAmount })
    .where('id', '=', id)
    .execute();
  return undefined;
}
