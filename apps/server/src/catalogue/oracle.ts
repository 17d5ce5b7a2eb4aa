import type { FacetType } from '@vitrine/contract';
import { choicesOf, type Narrowing } from './narrow.ts';
import { discountBand, leadingPrice, percentOff } from './price.ts';
import type { ProductRow } from './rows.ts';
import { sizeKey } from './sizes.ts';
import type { CategoryTree } from './tree.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The values a product has in each facet, read off the product itself. */
export function valuesOf(
  tree: CategoryTree,
  product: ProductRow,
): Partial<Record<FacetType, string[]>> {
  const leading = leadingPrice(product.variants);
  const band = leading && discountBand(percentOff(leading.price, leading.original));
  return {
    Categories: tree.pathOf(product.categoryId).map(({ id }) => id),
    Brands: [product.brandId],
    Sizes: [...new Set(product.variants.filter((v) => v.quantity > 0).map(sizeKey))],
    Colors: [product.colour],
    Attributes: product.attributes,
    Discount: band ? [band] : [],
    SameDayDelivery: product.isSameDay ? ['true'] : [],
  };
}

/** What the index answers, found the slow and obvious way: product by product, facet by facet. */
export function fits(
  tree: CategoryTree,
  product: ProductRow,
  query: Narrowing,
  now: number,
  except?: FacetType,
): boolean {
  const leading = leadingPrice(product.variants);
  const price = (leading?.price ?? 0) / 100;
  const days = query['new-in-days'];
  const values = valuesOf(tree, product);
  return (
    (!query.gender || product.gender === query.gender) &&
    (!query.tags?.length || (product.tag !== null && query.tags.includes(product.tag))) &&
    (!query.reduced || (leading !== undefined && leading.price < leading.original)) &&
    (days === undefined || product.publishedAt >= now - days * DAY_MS) &&
    (except === 'Price' ||
      (price >= (query['price-min'] ?? 0) && price <= (query['price-max'] ?? Infinity))) &&
    Object.entries(choicesOf(query)).every(
      ([facet, chosen]) =>
        facet === except || values[facet as FacetType]?.some((value) => chosen.includes(value)),
    )
  );
}
