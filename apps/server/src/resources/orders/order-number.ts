import { toChinaIsoDate } from '@vitrine/kit';

/** The order number: the day in Beijing followed by the id, for example 202611181001. */
export const toOrderNumber = (orderId: string, placedAt: Date): string =>
  toChinaIsoDate(placedAt.getTime()).replaceAll('-', '') + orderId;

const ORDER_NUMBER = /^20\d{6}([1-9]\d{0,11})$/;

/** The id within the number of an order, which shoppers read in groups: 20261118 1001. Null for any other text. */
export const parseOrderNumber = (text: string): string | null =>
  ORDER_NUMBER.exec(text.replaceAll(/[\s-]/g, ''))?.[1] ?? null;
