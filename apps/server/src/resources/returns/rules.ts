import type { ReturnStatus } from '@vitrine/contract';
import { chinaDate, DAY_MS, type Localised } from '@vitrine/kit';
import { sharesOf } from '../checkout/shares.ts';

/** The way of a return, as long as nobody takes it back. */
const STEPS: readonly ReturnStatus[] = [
  'requested',
  'scheduled',
  'picked-up',
  'inspected',
  'refunding',
];

/** What comes next by itself; undefined once the money is on its way, or nothing is to come. */
export const nextStatus = (status: ReturnStatus): ReturnStatus | undefined => {
  const at = STEPS.indexOf(status);
  return at < 0 ? undefined : STEPS[at + 1];
};

export const canCancelReturn = (status: ReturnStatus): boolean =>
  status === 'requested' || status === 'scheduled';

/** How many days ahead somebody can be asked to come. */
const PICKUP_DAYS = 7;

/** A pick-up is from tomorrow on, for a week. */
export const isPickupDay = (date: string, now: number): boolean =>
  date >= chinaDate(now + DAY_MS) && date <= chinaDate(now + PICKUP_DAYS * DAY_MS);

interface Bought {
  readonly amount_paid: string;
  readonly quantity: number;
  readonly returned: number | null;
}

/**
 * What is paid back for so many pieces of an item. Pieces of one item cost the same but for the last
 * coin, so they go back in order, and all of them together are worth what was paid.
 */
export function refundOf({ amount_paid, quantity, returned }: Bought, pieces: number): number {
  const each = sharesOf(
    Number(amount_paid),
    Array.from({ length: quantity }, () => 1),
  );
  const from = returned ?? 0;
  return each.slice(from, from + pieces).reduce((sum, amount) => sum + amount, 0);
}

export const RETURN_TEXT: Readonly<Record<ReturnStatus, Localised>> = {
  requested: { 'zh-CN': '已申请', 'en-US': 'Requested' },
  scheduled: { 'zh-CN': '已约取件', 'en-US': 'Collection booked' },
  'picked-up': { 'zh-CN': '已取件', 'en-US': 'Collected' },
  inspected: { 'zh-CN': '验看完成', 'en-US': 'Looked over' },
  refunding: { 'zh-CN': '退款中', 'en-US': 'Being paid back' },
  refunded: { 'zh-CN': '已退款', 'en-US': 'Paid back' },
  cancelled: { 'zh-CN': '已撤销', 'en-US': 'Withdrawn' },
};
