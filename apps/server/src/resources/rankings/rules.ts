import type { Answer, Gender, Parts, ProductSummary, rankings } from '@vitrine/contract';
import { type Language, pickImage, viewOrders } from '@vitrine/kit';
import { type Bitset, fullSet, has, keep, membersOf } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { anyOf } from '../../catalogue/dimension.ts';
import type { Catalogue } from '../../catalogue/live.ts';

export type RankingQuery = Parts<typeof rankings.rankCategories>['query'];
type Entry = Answer<typeof rankings.rankCategories>[number];

/**
 * The categories that sold best. Named ones are ranked as they are asked for, whichever tree they are
 * in; otherwise the leaves of one tree compete, and as many are told as products would be.
 */
export function rankCategories(
  catalogue: Catalogue,
  query: RankingQuery,
  language: Language,
): Entry[] {
  const { tree, facets } = catalogue.index;
  const competing =
    query.ids?.flatMap((id) => tree.byId.get(id) ?? []) ??
    tree.ordered.filter(
      ({ id, gender }) => gender === query.gender && tree.childrenOf(id).length === 0,
    );
  return ranked(
    query,
    competing.map((category) => {
      const members = anyOf(facets.Categories, [category.id], catalogue.index.products.length);
      return {
        ...entry(catalogue, query, language, members),
        id: category.id,
        name: category.name[language],
        gender: category.gender,
      };
    }),
  );
}

/** The brands that sold best to women, men or kids. */
export function rankBrands(catalogue: Catalogue, query: RankingQuery, language: Language): Entry[] {
  const { brands, facets, products } = catalogue.index;
  const forThem = ofGender(catalogue.index, query.gender);
  const competing = query.ids?.flatMap((id) => brands.get(id) ?? []) ?? [...brands.values()];
  return ranked(
    query,
    competing.map(({ id, name }) => {
      const members = keep(anyOf(facets.Brands, [id], products.length), forThem);
      return { ...entry(catalogue, query, language, members), id, name, gender: query.gender };
    }),
  );
}

/** The products that sold best, among the named ones or all that are for them. */
export function rankProducts(
  catalogue: Catalogue,
  query: RankingQuery,
  language: Language,
): ProductSummary[] {
  const { index } = catalogue;
  if (!query.ids) return bestSellers(catalogue, query, language, ofGender(index, query.gender));
  const named = new Set(query.ids.map((id) => index.numberOf.get(id)));
  const members = fullSet(index.products.length);
  return bestSellers(catalogue, query, language, members, (product) => named.has(product));
}

/** Best first; what sold nothing is in no ranking unless it was asked for by name. */
function ranked(query: RankingQuery, entries: Entry[]): Entry[] {
  const sorted = entries.sort((a, b) => b.score - a.score);
  return query.ids ? sorted : sorted.filter(({ score }) => score > 0).slice(0, query['how-many']);
}

function entry(
  catalogue: Catalogue,
  query: RankingQuery,
  language: Language,
  members: Bitset,
): Pick<Entry, 'score' | 'products'> {
  const score = membersOf(members).reduce(
    (sum, product) => sum + (catalogue.index.products[product]?.soldLastWeek ?? 0),
    0,
  );
  const withProducts = query['include-products'];
  return { score, products: withProducts ? bestSellers(catalogue, query, language, members) : [] };
}

/** What cannot be bought any more leads nowhere, however well it sold. */
function bestSellers(
  { index, summary }: Catalogue,
  query: RankingQuery,
  language: Language,
  members: Bitset,
  isMeant: (product: number) => boolean = () => true,
): ProductSummary[] {
  const best: ProductSummary[] = [];
  for (const product of index.bestSelling) {
    if (best.length === query['how-many']) break;
    if (!has(members, product) || !has(index.inStock, product) || !isMeant(product)) continue;
    best.push(atSize(summary(product, language), query['image-size']));
  }
  return best;
}

/** Each view in one size only: the asked one, or the next that is offered. */
export const atSize = (product: ProductSummary, size: number | undefined): ProductSummary =>
  size === undefined
    ? product
    : {
        ...product,
        images: viewOrders(product.images).flatMap(
          (view) => pickImage(product.images, size, view) ?? [],
        ),
      };

const ofGender = (index: CatalogueIndex, gender: Gender): Bitset =>
  anyOf(index.genders, [gender], index.products.length);
