import { isSoldOut, leadingPrice, percentOff } from './price.ts';
import type { FixedOrder, ProductRow } from './rows.ts';

/** Products as the index numbers them, with what sorting and narrowing ask for most. */
export interface Numbers {
  price: Uint32Array;
  discount: Uint8Array;
  publishedAt: Float64Array;
}

/**
 * The shop's own order: what can be bought before what cannot, then by rank, then the newest.
 * Products are numbered in this order, so that it needs no sorting later.
 */
export function inShopOrder(products: readonly ProductRow[]): ProductRow[] {
  const soldOut = new Map(products.map((product) => [product, isSoldOut(product.variants)]));
  return [...products].sort(
    (a, b) =>
      Number(soldOut.get(a)) - Number(soldOut.get(b)) ||
      b.rank - a.rank ||
      b.publishedAt - a.publishedAt ||
      Number(b.id) - Number(a.id),
  );
}

export function numbersOf(products: readonly ProductRow[]): Numbers {
  const price = new Uint32Array(products.length);
  const discount = new Uint8Array(products.length);
  const publishedAt = new Float64Array(products.length);
  for (const [n, product] of products.entries()) {
    const leading = leadingPrice(product.variants);
    price[n] = leading?.price ?? 0;
    discount[n] = leading ? percentOff(leading.price, leading.original) : 0;
    publishedAt[n] = product.publishedAt;
  }
  return { price, discount, publishedAt };
}

/** Every product in each order that is the same for all listings. Equals keep the shop's order. */
export function fixedOrders(numbers: Numbers): Record<FixedOrder, Uint32Array> {
  const { price, discount, publishedAt } = numbers;
  return {
    newest: sortedBy(publishedAt, -1),
    'price-asc': sortedBy(price, 1),
    'price-desc': sortedBy(price, -1),
    discount: sortedBy(discount, -1),
  };
}

function sortedBy(column: ArrayLike<number>, direction: 1 | -1): Uint32Array {
  const value = (n: number): number => column[n] as number;
  return inOrder(column.length).sort((a, b) => direction * (value(a) - value(b)) || a - b);
}

/** 0, 1, 2 …: the shop's own order. */
export const inOrder = (count: number): Uint32Array =>
  Uint32Array.from({ length: count }, (_, n) => n);
