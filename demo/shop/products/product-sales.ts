import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import type { Product } from './products.ts';

/** The days before today that the sales are spread over. */
const DAYS = 6;

/** The sales of the last days by product and day; their sum is what the product sold last week. */
export const productSalesRows = (products: readonly Product[], now: number) =>
  products.flatMap(({ row }) =>
    Array.from({ length: DAYS }, (_, day) => ({
      day: toChinaIsoDate(now - (day + 1) * DAY_MS),
      product_id: row.id,
      quantity: Math.floor((row.sold_last_week + day) / DAYS),
    })).filter(({ quantity }) => quantity > 0),
  );
