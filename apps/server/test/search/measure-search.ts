import type { Gender } from '@vitrine/contract';
import { has } from '../../src/catalogue/bitset.ts';
import type { CatalogueIndex } from '../../src/catalogue/catalogue-index.ts';
import type { ProductRow } from '../../src/catalogue/rows.ts';
import { searchCatalogue } from '../../src/catalogue/search-catalogue.ts';

/** The products that a shopper sees without scrolling far. */
const TOP = 10;

export interface SearchQuality {
  /** The found products, in order. */
  found: ProductRow[];
  /** The relevant share of the first products. */
  precision: number;
  /** The found share of the relevant products. */
  recall: number;
}

/** The words of a product by which a person would look for it. */
export function describeProduct(index: CatalogueIndex, product: ProductRow): string {
  const path = index.tree.pathOf(product.categoryId).toReversed();
  const names = [
    index.colours.get(product.colour ?? '')?.name,
    product.name,
    ...product.attributes.map((code) => index.attributes.get(code)?.name),
    ...path.map(({ name }) => name),
  ].flatMap((name) => (name ? [name] : []));
  return [
    ...names.map((name) => name['zh-CN']),
    ...names.map((name) => name['en-US']),
    index.brands.get(product.brandId)?.name,
  ].join(' ');
}

export function measureSearch(
  index: CatalogueIndex,
  keyword: string,
  isRelevant: (product: ProductRow) => boolean,
  gender?: Gender,
): SearchQuality {
  const result = searchCatalogue(index, keyword, gender);
  const isAsked = (product: ProductRow): boolean =>
    !gender || result.isOtherGender || product.gender === gender;
  const found = [...result.order]
    .filter((n) => has(result.members, n))
    .map((n) => index.products[n] as ProductRow)
    .filter(isAsked);
  const relevant = index.products.filter((product) => isAsked(product) && isRelevant(product));
  const top = found.slice(0, TOP);
  const ids = new Set(found.map(({ id }) => id));
  return {
    found,
    precision: top.length === 0 ? 0 : top.filter(isRelevant).length / top.length,
    recall:
      relevant.length === 0 ? 0 : relevant.filter(({ id }) => ids.has(id)).length / relevant.length,
  };
}
