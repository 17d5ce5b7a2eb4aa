import { type RawContent, readRecord, readText } from '../../../shop-content.ts';

/** The service notes on a product page. */
export interface ProductContent {
  tax: string;
  delivery: string;
  sameDay: string;
  returns: string;
}

export function readProductContent(shop: RawContent): ProductContent {
  const { tax, delivery, sameDay, returns } = readRecord(shop.product);
  return {
    tax: readText(tax),
    delivery: readText(delivery),
    sameDay: readText(sameDay),
    returns: readText(returns),
  };
}
