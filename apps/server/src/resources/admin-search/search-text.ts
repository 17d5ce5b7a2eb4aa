import { toFullMobile } from '@vitrine/kit';
import { parseOrderNumber } from '../orders/order-number.ts';
import { parsePaymentNumber } from '../payments/rules.ts';

/** What an operator typed, read in every way in which it may be meant. */
export interface SearchText {
  readonly text: string;
  readonly lowerCase: string;
  /** A number of a row, when it is one. */
  readonly id: string | null;
  /** The id within the number of an order. */
  readonly orderId: string | null;
  /** The payment whose number at its provider it is. */
  readonly paymentId: string | null;
  /** As the carriers write their numbers. */
  readonly trackingNumber: string;
  readonly mobile: string | null;
}

const ID = /^[1-9]\d{0,11}$/;

export function parseSearchText(text: string): SearchText {
  const compact = text.replaceAll(/[\s-]/g, '');
  return {
    text,
    lowerCase: text.toLowerCase(),
    id: ID.exec(compact)?.[0] ?? null,
    orderId: parseOrderNumber(text),
    paymentId: parsePaymentNumber(compact.toLowerCase()) ?? null,
    trackingNumber: compact.toUpperCase(),
    mobile: toFullMobile(text) ?? null,
  };
}
