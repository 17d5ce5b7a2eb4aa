import type { Gender, Opening } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, createBitset, fullSet } from '../../catalogue/bitset.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/catalogue-index.ts';
import type { ProductCollection } from '../../catalogue/listing.ts';
import type { SaleRow } from '../../catalogue/rows.ts';

/** The title area of a listing. */
export interface ListingHeading {
  title: string;
  description: string;
  gender: Gender | null;
  breadcrumb: { id: string; name: string }[];
  opening: Opening | null;
}

export interface CollectionWithHeading {
  collection: ProductCollection;
  heading: ListingHeading;
}

export const EMPTY_HEADING: ListingHeading = {
  title: '',
  description: '',
  gender: null,
  breadcrumb: [],
  opening: null,
};

/** A category includes the products of its descendants. */
export function findCategoryCollection(
  index: CatalogueIndex,
  id: string,
  language: Language,
): CollectionWithHeading | undefined {
  const category = index.tree.byId.get(id);
  const members = findFacetMembers(index, 'Categories', id);
  if (!category || !members) return undefined;
  return {
    collection: { members, order: index.defaultOrder, category: id },
    heading: {
      ...EMPTY_HEADING,
      title: category.name[language],
      gender: category.gender,
      breadcrumb: index.tree.pathOf(id).map((row) => ({ id: row.id, name: row.name[language] })),
    },
  };
}

export function findBrandCollection(
  index: CatalogueIndex,
  id: string,
  language: Language,
): CollectionWithHeading | undefined {
  const brand = index.brands.get(id);
  const members = findFacetMembers(index, 'Brands', id);
  if (!brand || !members) return undefined;
  return {
    collection: { members, order: index.defaultOrder },
    heading: { ...EMPTY_HEADING, title: brand.name, description: brand.description[language] },
  };
}

export function findSetCollection(
  index: CatalogueIndex,
  id: string,
  language: Language,
): CollectionWithHeading | undefined {
  const set = index.sets.get(id);
  if (!set) return undefined;
  const { name, description, gender } = set.row;
  return {
    collection: set,
    heading: {
      ...EMPTY_HEADING,
      title: name[language],
      description: description[language],
      gender,
    },
  };
}

/** A sale runs from its start until just before its end. */
export const isSaleRunning = ({ startsAt, endsAt }: SaleRow, now: number): boolean =>
  startsAt <= now && now < endsAt;

export function findSaleCollection(
  index: CatalogueIndex,
  id: string,
  language: Language,
  now: number,
): CollectionWithHeading | undefined {
  const sale = index.sales.get(id);
  if (!sale) return undefined;
  const { name, description } = sale.row;
  return {
    collection: isSaleRunning(sale.row, now) ? sale : createCollection(index, []),
    heading: { ...EMPTY_HEADING, title: name[language], description: description[language] },
  };
}

/** A sale that has not opened to everyone is listed by its own page only. */
const isOpenToEveryone = (row: SaleRow, now: number): boolean =>
  isSaleRunning(row, now) && (row.opensAt ?? 0) <= now;

/** The page of a sale that is not yet open to the caller: no products, and when it opens. */
export const closeCollection = (
  index: CatalogueIndex,
  { heading }: CollectionWithHeading,
  opening: Opening,
): CollectionWithHeading => ({
  collection: createCollection(index, []),
  heading: { ...heading, opening },
});

/** Joins all running sales; a product of several sales keeps its first position. */
export function collectRunningSales(index: CatalogueIndex, now: number): ProductCollection {
  const running: Selection<SaleRow>[] = [...index.sales.values()].filter(({ row }) =>
    isOpenToEveryone(row, now),
  );
  return createCollection(index, [...new Set(running.flatMap(({ order }) => [...order]))]);
}

export const collectAllProducts = (index: CatalogueIndex): ProductCollection => ({
  members: fullSet(index.products.length),
  order: index.defaultOrder,
});

const createCollection = (
  index: CatalogueIndex,
  products: readonly number[],
): ProductCollection => ({
  members: createBitset(index.products.length, products),
  order: Uint32Array.from(products),
});

function findFacetMembers(
  { facets }: CatalogueIndex,
  facet: 'Categories' | 'Brands',
  id: string,
): Bitset | undefined {
  return facets[facet].members[facets[facet].ordinals.get(id) ?? -1];
}
