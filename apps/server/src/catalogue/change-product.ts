import { add, remove } from './bitset.ts';
import { type CatalogueIndex, listDiscountBands, listSizesInStock } from './catalogue-index.ts';
import { changeValues } from './dimension.ts';
import type { VariantRow } from './rows.ts';
import { moveProduct } from './sort-orders.ts';

/**
 * Gives product n other variants: facets, sort orders, prices and stock are then the same as in a newly
 * built index. Returns false and changes nothing when a size is new: that needs a new index.
 */
export function changeProduct(
  index: CatalogueIndex,
  n: number,
  variants: readonly VariantRow[],
): boolean {
  const { facets, columns, sortOrders, reduced, inStock } = index;
  const product = { ...index.products[n], variants: [...variants] } as (typeof index.products)[0];
  if (!changeValues(facets.Sizes, n, listSizesInStock(product))) return false;
  moveProduct(columns, sortOrders, n, product);
  changeValues(facets.Discount, n, listDiscountBands(columns, n));
  if ((columns.discount[n] as number) > 0) add(reduced, n);
  else remove(reduced, n);
  if (columns.soldOut[n] === 0) add(inStock, n);
  else remove(inStock, n);
  index.products[n] = product;
  return true;
}
