import type { DeductionReason, ReturnStatus } from '@vitrine/contract';
import { DAY_MS, type Localised, toChinaIsoDate } from '@vitrine/kit';
import type { Quota } from '../../database/quotas.ts';
import { prorate } from '../../pricing/prorate.ts';

/** The statuses of a return that is not cancelled, in order. */
const RETURN_STATUSES: readonly ReturnStatus[] = [
  'requested',
  'scheduled',
  'picked-up',
  'inspected',
  'refunding',
];

/** The next status, or undefined once the refund is requested or the return is over. */
export const getNextReturnStatus = (status: ReturnStatus): ReturnStatus | undefined => {
  const index = RETURN_STATUSES.indexOf(status);
  return index < 0 ? undefined : RETURN_STATUSES[index + 1];
};

export const canCancelReturn = (status: ReturnStatus): boolean =>
  status === 'requested' || status === 'scheduled';

/** How many days ahead a pick-up can be booked. */
const PICKUP_DAYS = 7;

/** Pick-up days start tomorrow and last a week. */
export const isPickupDay = (date: string, now: number): boolean =>
  date >= toChinaIsoDate(now + DAY_MS) && date <= toChinaIsoDate(now + PICKUP_DAYS * DAY_MS);

interface OrderedQuantity {
  readonly amount_paid: string;
  readonly quantity: number;
  readonly returned: number | null;
}

/**
 * The refund for a number of units of an item. The units of one item may differ by the smallest coin, so
 * they are refunded in a fixed order, and all of them together add up to the amount paid.
 */
export function calculateRefund(
  { amount_paid, quantity, returned }: OrderedQuantity,
  count: number,
): number {
  const unitAmounts = prorate(
    Number(amount_paid),
    Array.from({ length: quantity }, () => 1),
  );
  const alreadyReturned = returned ?? 0;
  return unitAmounts
    .slice(alreadyReturned, alreadyReturned + count)
    .reduce((sum, amount) => sum + amount, 0);
}

export interface ItemAmounts {
  readonly quantity: number;
  /** For the whole quantity, after discounts. */
  readonly amountPaid: number;
  /** Units that were refunded or go back, and the amount for them. */
  readonly takenQuantity: number;
  readonly takenAmount: number;
}

/**
 * What goes back for units of an item by themselves: their share, at most what is left of the amount paid. The
 * last units also get the coins that rounding has left.
 */
export function calculateUnitsAmount(item: ItemAmounts, count: number): number {
  const { quantity, amountPaid, takenQuantity, takenAmount } = item;
  const left = amountPaid - takenAmount;
  const paid = { amount_paid: String(amountPaid), quantity, returned: takenQuantity };
  const share = calculateRefund(paid, count);
  const isLast = count > 0 && count === quantity - takenQuantity;
  return isLast && left - share < quantity ? left : Math.min(left, share);
}

const HOUR_MS = 3_600_000;
/** The photos of four returns, or of fewer with some taken again. */
const MAX_UPLOADS_PER_HOUR = 24;
/** Photos that wait for their return: those of two forms that are filled in at once. */
export const MAX_UNUSED_PHOTOS = 12;

export function getUploadQuota(shopperId: string, now: number): Quota & { endsAt: Date } {
  const hour = Math.floor(now / HOUR_MS);
  return {
    key: `return-photos:${shopperId}:${hour}`,
    limit: MAX_UPLOADS_PER_HOUR,
    endsAt: new Date((hour + 1) * HOUR_MS),
  };
}

/** Why a part of the amount is kept back, as the shopper reads it. */
export const DEDUCTION_TEXT: Readonly<Record<DeductionReason, Localised>> = {
  worn: { 'zh-CN': '商品有穿着痕迹', 'en-US': 'It shows signs of wear' },
  damaged: { 'zh-CN': '商品有破损', 'en-US': 'It is damaged' },
  'missing-parts': { 'zh-CN': '配件不全', 'en-US': 'Parts are missing' },
  'missing-tags': { 'zh-CN': '吊牌缺失', 'en-US': 'The tags are missing' },
  other: { 'zh-CN': '其他原因', 'en-US': 'Another reason' },
};

export const RETURN_TEXT: Readonly<Record<ReturnStatus, Localised>> = {
  requested: { 'zh-CN': '已申请', 'en-US': 'Requested' },
  scheduled: { 'zh-CN': '已约取件', 'en-US': 'Collection booked' },
  'picked-up': { 'zh-CN': '已取件', 'en-US': 'Collected' },
  inspected: { 'zh-CN': '验看完成', 'en-US': 'Looked over' },
  refunding: { 'zh-CN': '退款中', 'en-US': 'Being paid back' },
  refunded: { 'zh-CN': '已退款', 'en-US': 'Paid back' },
  cancelled: { 'zh-CN': '已撤销', 'en-US': 'Withdrawn' },
  refused: { 'zh-CN': '未通过', 'en-US': 'Not accepted' },
};
