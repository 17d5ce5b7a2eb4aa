import {
  chinaClock,
  chinaDay,
  chinaShortDay,
  fill,
  formatPrice,
  inTenths,
  type Language,
  SYMBOLS,
  twoDigits,
} from '@vitrine/kit';
import type { TicketMessages } from './messages.ts';
import type { TicketCoupon, TicketLayout, TicketOffer } from './ticket-coupon.ts';

const ALL = 100;

/** A figure, with smaller signs before and after it. */
export interface TicketAmount {
  before?: string | undefined;
  value: string;
  after?: string | undefined;
}

/** How much an offer takes off: 90 % off is what remains, in tenths, to Chinese readers. */
export function ticketAmount(offer: TicketOffer, words: TicketMessages): TicketAmount {
  if (offer.offerMoneyOff) {
    const { discountValue, currencyCode } = offer.offerMoneyOff;
    const before = (SYMBOLS as Readonly<Record<string, string>>)[currencyCode] ?? currencyCode;
    const price = formatPrice(discountValue, currencyCode);
    return { before, value: price.slice(before.length).trim() };
  }
  if (offer.offerPercentOff) {
    const off = offer.offerPercentOff.discountPercentage;
    const value = fill(words.percent, { tenths: inTenths(ALL - off), off });
    return { value, after: words.percentUnit };
  }
  return { value: words.freeDelivery, after: words.freeDeliveryUnit || undefined };
}

/** What must be spent for it. */
export function ticketCondition(offer: TicketOffer, words: TicketMessages): string {
  const terms = offer.offerMoneyOff ?? offer.offerPercentOff ?? offer.offerPercentOffShipping;
  if (!terms?.minValue) return words.anyAmount;
  return fill(words.over, { price: formatPrice(terms.minValue, terms.currencyCode) });
}

function moment(ms: number, language: Language): string {
  const { hour, minute } = chinaClock(ms);
  return `${chinaShortDay(ms, language)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** How much room there is, what the clock says, and who reads it. */
export interface TicketMoment {
  isShort: boolean;
  now: number;
  language: Language;
}

/** From when, until when, or since when it can be used no more. */
export function ticketTime(
  { status, opensAt, validFrom, validTo }: TicketCoupon,
  words: TicketMessages,
  { isShort, now, language }: TicketMoment,
): string {
  if (status === 'available') {
    return fill(words.opens, { time: moment(Date.parse(opensAt ?? validFrom), language) });
  }
  const end = Date.parse(validTo);
  // All may have been claimed long before the day it ends.
  if (status === 'expired' && end > now) return '';
  // The end is the first moment too late: one that falls on midnight belongs to the day before.
  const day = (isShort ? chinaShortDay : chinaDay)(end - 1, language);
  return fill(status === 'expired' ? words.ended : words.until, { day });
}

/** What the button of a ticket says. */
export const ticketAction = (
  { status, isUsed }: Pick<TicketCoupon, 'status' | 'isUsed'>,
  layout: TicketLayout,
  words: TicketMessages,
): string =>
  status === 'claimed' && isUsed
    ? words.used
    : (words.layouts[layout]?.[status] ?? words.actions[status]);
