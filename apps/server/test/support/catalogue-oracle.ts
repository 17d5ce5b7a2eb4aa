import type { FacetType } from '@vitrine/contract';
import type { CategoryTree } from '../../src/catalogue/category-tree.ts';
import { getChosenValues, type ListingFilters } from '../../src/catalogue/filter-products.ts';
import {
  calculatePercentOff,
  findDiscountBand,
  findLeadingPrice,
} from '../../src/catalogue/price.ts';
import type { ProductRow } from '../../src/catalogue/rows.ts';
import { toSizeKey } from '../../src/catalogue/sizes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads the facet values of a product from the product itself. */
export function readFacetValues(
  tree: CategoryTree,
  product: ProductRow,
): Partial<Record<FacetType, string[]>> {
  const leading = findLeadingPrice(product.variants);
  const band = leading && findDiscountBand(calculatePercentOff(leading.price, leading.original));
  return {
    Categories: tree.pathOf(product.categoryId).map(({ id }) => id),
    Brands: [product.brandId],
    Sizes: [...new Set(product.variants.filter((v) => v.quantity > 0).map(toSizeKey))],
    Colors: product.colour === null ? [] : [product.colour],
    Attributes: product.attributes,
    Discount: band ? [band] : [],
    SameDayDelivery: product.isSameDay ? ['true'] : [],
  };
}

/** Whether a product matches the filters, computed without the index as a reference for its tests. */
export function matchesFilters(
  tree: CategoryTree,
  product: ProductRow,
  query: ListingFilters,
  now: number,
  except?: FacetType,
): boolean {
  const leading = findLeadingPrice(product.variants);
  const price = (leading?.price ?? 0) / 100;
  const days = query['new-in-days'];
  const values = readFacetValues(tree, product);
  return (
    (!query.gender || product.gender === query.gender) &&
    (!query.tags?.length || (product.tag !== null && query.tags.includes(product.tag))) &&
    (!query.reduced || (leading !== undefined && leading.price < leading.original)) &&
    (days === undefined || product.publishedAt >= now - days * DAY_MS) &&
    (except === 'Price' ||
      (price >= (query['price-min'] ?? 0) && price <= (query['price-max'] ?? Infinity))) &&
    Object.entries(getChosenValues(query)).every(
      ([facet, chosen]) =>
        facet === except || values[facet as FacetType]?.some((value) => chosen.includes(value)),
    )
  );
}
