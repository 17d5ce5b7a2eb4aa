import type {
  Gender,
  HandlerResponse,
  ProductSummary,
  RequestParts,
  rankings,
} from '@vitrine/contract';
import { type Language, pickImage, viewOrders } from '@vitrine/kit';
import { type Bitset, fullSet, has, intersect, listMembers } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import { findWithAnyValue } from '../../catalogue/dimension.ts';

export type RankingQuery = RequestParts<typeof rankings.rankCategories>['query'];
type Entry = HandlerResponse<typeof rankings.rankCategories>[number];
/** An entry with how many products it has: the order of a shop that has not sold anything yet. */
type RatedEntry = Entry & { productCount: number };

/**
 * Ranks categories by sales. Requested categories are ranked in any tree; otherwise the leaf categories
 * of one gender are ranked and limited to `how-many`.
 */
export function rankCategories(
  catalogue: CatalogueSnapshot,
  query: RankingQuery,
  language: Language,
): Entry[] {
  const { tree, facets } = catalogue.index;
  const candidates =
    query.ids?.flatMap((id) => tree.byId.get(id) ?? []) ??
    tree.ordered.filter(
      ({ id, gender }) => gender === query.gender && tree.childrenOf(id).length === 0,
    );
  return sortByScore(
    query,
    candidates.map((category) => {
      const members = findWithAnyValue(
        facets.Categories,
        [category.id],
        catalogue.index.products.length,
      );
      return {
        ...rateMembers(catalogue, query, language, members),
        id: category.id,
        name: category.name[language],
        gender: category.gender,
      };
    }),
  );
}

/** Ranks brands by their sales for one gender. */
export function rankBrands(
  catalogue: CatalogueSnapshot,
  query: RankingQuery,
  language: Language,
): Entry[] {
  const { brands, facets, products } = catalogue.index;
  const genderMembers = findOfGender(catalogue.index, query.gender);
  const candidates = query.ids?.flatMap((id) => brands.get(id) ?? []) ?? [...brands.values()];
  return sortByScore(
    query,
    candidates.map(({ id, name }) => {
      const members = intersect(
        findWithAnyValue(facets.Brands, [id], products.length),
        genderMembers,
      );
      return {
        ...rateMembers(catalogue, query, language, members),
        id,
        name,
        gender: query.gender,
      };
    }),
  );
}

/** Ranks the requested products, or all products of a gender, by sales. */
export function rankProducts(
  catalogue: CatalogueSnapshot,
  query: RankingQuery,
  language: Language,
): ProductSummary[] {
  const { index } = catalogue;
  if (!query.ids)
    return findBestSellers(catalogue, query, language, findOfGender(index, query.gender));
  const requested = new Set(query.ids.map((id) => index.numberById.get(id)));
  const members = fullSet(index.products.length);
  return findBestSellers(catalogue, query, language, members, (product) => requested.has(product));
}

/**
 * Sorts the best first, and those with the most products first among equals. Entries without sales are left
 * out unless they were requested by id, or nothing was sold at all.
 */
function sortByScore(query: RankingQuery, entries: RatedEntry[]): Entry[] {
  const sorted = entries.sort((a, b) => b.score - a.score || b.productCount - a.productCount);
  const hasSales = sorted.some(({ score }) => score > 0);
  const isListed = ({ score, productCount }: RatedEntry) =>
    hasSales ? score > 0 : productCount > 0;
  const listed = query.ids ? sorted : sorted.filter(isListed).slice(0, query['how-many']);
  return listed.map(({ productCount: _, ...entry }) => entry);
}

function rateMembers(
  catalogue: CatalogueSnapshot,
  query: RankingQuery,
  language: Language,
  members: Bitset,
): Pick<RatedEntry, 'score' | 'products' | 'productCount'> {
  const numbers = listMembers(members);
  const score = numbers.reduce(
    (sum, product) => sum + (catalogue.index.products[product]?.soldLastWeek ?? 0),
    0,
  );
  const withProducts = query['include-products'];
  return {
    score,
    productCount: numbers.length,
    products: withProducts ? findBestSellers(catalogue, query, language, members) : [],
  };
}

/** Finds the best-selling products that are in stock. */
function findBestSellers(
  { index, summarise }: CatalogueSnapshot,
  query: RankingQuery,
  language: Language,
  members: Bitset,
  isIncluded: (product: number) => boolean = () => true,
): ProductSummary[] {
  const best: ProductSummary[] = [];
  for (const product of index.bestSelling) {
    if (best.length === query['how-many']) break;
    if (!has(members, product) || !has(index.inStock, product) || !isIncluded(product)) continue;
    best.push(keepImageSize(summarise(product, language), query['image-size']));
  }
  return best;
}

/** Keeps one size of each view: the requested one, or the next larger. */
export const keepImageSize = (product: ProductSummary, size: number | undefined): ProductSummary =>
  size === undefined
    ? product
    : {
        ...product,
        images: viewOrders(product.images).flatMap(
          (view) => pickImage(product.images, size, view) ?? [],
        ),
      };

const findOfGender = (index: CatalogueIndex, gender: Gender): Bitset =>
  findWithAnyValue(index.genders, [gender], index.products.length);
