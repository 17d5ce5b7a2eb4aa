import type { Gender } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, fullSet, setOf } from '../../catalogue/bitset.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/catalogue-index.ts';
import type { Shelf } from '../../catalogue/listing.ts';
import type { SaleRow } from '../../catalogue/rows.ts';

/** What stands above a listing. */
export interface Heading {
  title: string;
  description: string;
  gender: Gender | null;
  breadcrumb: { id: string; name: string }[];
}

/** A shelf with the words above it. */
export interface Headed {
  shelf: Shelf;
  heading: Heading;
}

export const noHeading: Heading = { title: '', description: '', gender: null, breadcrumb: [] };

/** A category holds its own products and those of all below it. */
export function categoryShelf(
  index: CatalogueIndex,
  id: string,
  language: Language,
): Headed | undefined {
  const category = index.tree.byId.get(id);
  const members = membersOf(index, 'Categories', id);
  if (!category || !members) return undefined;
  return {
    shelf: { members, order: index.shopOrder, category: id },
    heading: {
      ...noHeading,
      title: category.name[language],
      gender: category.gender,
      breadcrumb: index.tree.pathOf(id).map((row) => ({ id: row.id, name: row.name[language] })),
    },
  };
}

export function brandShelf(
  index: CatalogueIndex,
  id: string,
  language: Language,
): Headed | undefined {
  const brand = index.brands.get(id);
  const members = membersOf(index, 'Brands', id);
  if (!brand || !members) return undefined;
  return {
    shelf: { members, order: index.shopOrder },
    heading: { ...noHeading, title: brand.name, description: brand.description[language] },
  };
}

export function setShelf(
  index: CatalogueIndex,
  id: string,
  language: Language,
): Headed | undefined {
  const set = index.sets.get(id);
  if (!set) return undefined;
  const { name, description, gender } = set.row;
  return {
    shelf: set,
    heading: { ...noHeading, title: name[language], description: description[language], gender },
  };
}

/** A sale is empty before it starts and from the moment it ends. */
export const isOn = ({ startsAt, endsAt }: SaleRow, now: number): boolean =>
  startsAt <= now && now < endsAt;

export function saleShelf(
  index: CatalogueIndex,
  id: string,
  language: Language,
  now: number,
): Headed | undefined {
  const sale = index.sales.get(id);
  if (!sale) return undefined;
  const { name, description } = sale.row;
  return {
    shelf: isOn(sale.row, now) ? sale : shelfOf(index, []),
    heading: { ...noHeading, title: name[language], description: description[language] },
  };
}

/** Every sale that is on, one after the other; what is in two of them stands where it came first. */
export function allSalesShelf(index: CatalogueIndex, now: number): Shelf {
  const running: Selection<SaleRow>[] = [...index.sales.values()].filter(({ row }) =>
    isOn(row, now),
  );
  return shelfOf(index, [...new Set(running.flatMap(({ order }) => [...order]))]);
}

export const wholeShop = (index: CatalogueIndex): Shelf => ({
  members: fullSet(index.products.length),
  order: index.shopOrder,
});

const shelfOf = (index: CatalogueIndex, products: readonly number[]): Shelf => ({
  members: setOf(index.products.length, products),
  order: Uint32Array.from(products),
});

function membersOf(
  { facets }: CatalogueIndex,
  facet: 'Categories' | 'Brands',
  id: string,
): Bitset | undefined {
  return facets[facet].members[facets[facet].ordinals.get(id) ?? -1];
}
