import {
  chinaClock,
  formatChinaDate,
  formatChinaShortDate,
  formatMessage,
  formatPrice,
  formatTenths,
  type Language,
  padTwoDigits,
  SYMBOLS,
} from '@vitrine/kit';
import type { TicketMessages } from './messages.ts';
import type { TicketCoupon, TicketLayout, TicketOffer, TicketStatus } from './ticket-coupon.ts';

const WHOLE_PERCENT = 100;

/** A number with a smaller unit before or after it. */
export interface TicketAmount {
  before?: string | undefined;
  value: string;
  after?: string | undefined;
}

/** How much an offer takes off. Chinese states the tenths of the price that remain, not the percent off. */
export function formatTicketAmount(offer: TicketOffer, t: TicketMessages): TicketAmount {
  if (offer.offerMoneyOff) {
    const { discountValue, currencyCode } = offer.offerMoneyOff;
    const before = (SYMBOLS as Readonly<Record<string, string>>)[currencyCode] ?? currencyCode;
    const price = formatPrice(discountValue, currencyCode);
    return { before, value: price.slice(before.length).trim() };
  }
  if (offer.offerPercentOff) {
    const off = offer.offerPercentOff.discountPercentage;
    const value = formatMessage(t.percent, { tenths: formatTenths(WHOLE_PERCENT - off), off });
    return { value, after: t.percentUnit };
  }
  return { value: t.freeDelivery, after: t.freeDeliveryUnit || undefined };
}

/** The minimum spend of an offer. */
export function formatTicketCondition(offer: TicketOffer, t: TicketMessages): string {
  const details = offer.offerMoneyOff ?? offer.offerPercentOff ?? offer.offerPercentOffShipping;
  if (!details?.minValue) return t.anyAmount;
  return formatMessage(t.over, { price: formatPrice(details.minValue, details.currencyCode) });
}

function formatTime(ms: number, language: Language): string {
  const { hour, minute } = chinaClock(ms);
  return `${formatChinaShortDate(ms, language)} ${padTwoDigits(hour)}:${padTwoDigits(minute)}`;
}

export interface TicketTimeOptions {
  isShort: boolean;
  now: number;
  language: Language;
}

/** When a coupon opens, ends or ended. */
export function formatTicketTime(
  { status, opensAt, validFrom, validTo }: TicketCoupon,
  t: TicketMessages,
  { isShort, now, language }: TicketTimeOptions,
): string {
  if (status === 'available') {
    return formatMessage(t.opens, { time: formatTime(Date.parse(opensAt ?? validFrom), language) });
  }
  const end = Date.parse(validTo);
  // A coupon also expires early when all of its quota has been claimed.
  if (status === 'expired' && end > now) return '';
  // The end is exclusive: one at midnight belongs to the day before.
  const day = (isShort ? formatChinaShortDate : formatChinaDate)(end - 1, language);
  return formatMessage(status === 'expired' ? t.ended : t.until, { day });
}

type LabelsByLayout = Partial<Record<TicketLayout, Partial<Record<TicketStatus, string>>>>;

/** The label of a ticket's button. */
export function formatTicketAction(
  { status, isUsed }: Pick<TicketCoupon, 'status' | 'isUsed'>,
  layout: TicketLayout,
  t: TicketMessages,
): string {
  const layouts: LabelsByLayout = t.layouts;
  return status === 'claimed' && isUsed ? t.used : (layouts[layout]?.[status] ?? t.actions[status]);
}
