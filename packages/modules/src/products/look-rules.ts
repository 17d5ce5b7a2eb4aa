import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';

export type LookLayout = 1 | 2 | 3 | 4 | 5;

/**
 * How many products each layout shows: 1 three in a row, 2 two beside the picture, 3 a scrolling row, 4 a
 * list beside the picture, 5 two on either side of it.
 */
const MAX_PRODUCTS: Readonly<Record<LookLayout, number>> = { 1: 3, 2: 2, 3: 8, 4: 4, 5: 4 };

const PER_SIDE = 2;

export interface Arrangement {
  first: readonly ProductSummary[];
  /** The products on the other side of the picture, in layout 5. */
  second: readonly ProductSummary[];
}

/** Arranges the products of a layout. With two sides, an odd product is dropped. */
export function arrangeProducts(
  layout: LookLayout,
  products: readonly ProductSummary[],
): Arrangement {
  const shown = products.slice(0, MAX_PRODUCTS[layout]);
  if (layout !== 5) return { first: shown, second: [] };
  const paired = shown.length > 1 ? dropsOdd(shown) : shown;
  return { first: paired.slice(0, PER_SIDE), second: paired.slice(PER_SIDE) };
}

/** The products of an outfit that can be bought together: at least two, none of them sold out. */
export function listBuyable(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const available = products.filter(({ isSoldOut }) => !isSoldOut);
  return available.length > 1 ? available : [];
}

/** The total price of the products. */
export const sumProductPrices = (products: readonly ProductSummary[]): number =>
  products.reduce((sum, { price }) => sum + price, 0);
