import { toChinaIsoDate } from '@vitrine/kit';

/** The order number: the day in Beijing followed by the id, for example 202611181001. */
export const toOrderNumber = (orderId: string, placedAt: Date): string =>
  toChinaIsoDate(placedAt.getTime()).replaceAll('-', '') + orderId;
