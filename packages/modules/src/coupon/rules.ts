import type { TicketAmount } from '@vitrine/ui';

const AMOUNT = /^(\D{0,3}?)\s*(\d[\d.,]*)\s*(\D{0,6})$/;

/** Splits a written amount into the number, which is printed large, and the text around it. */
export function parseAmount(text: string): TicketAmount {
  const [, before, value, after] = AMOUNT.exec(text) ?? [];
  return value
    ? { before: before || undefined, value, after: after || undefined }
    : { value: text };
}
