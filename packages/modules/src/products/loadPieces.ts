import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { inParallel } from '@vitrine/kit';
import type { Loading } from './loadListing.ts';
import { isAvailable, pieceOf } from './piece.ts';

/** Products that a module asks for at the same time. */
const AT_ONCE = 6;

/** Asks for a product; undefined when it cannot be had. */
export type Fetch = (id: string) => Promise<ProductDetail | undefined>;

/** The numbers of a place for a product, in the order in which they are tried. */
export const candidateIds = (productIds: string): string[] => productIds.split(',');

/** Asks for each product once, however many places name it. */
export function fetchOnce({ api, signal }: Omit<Loading, 'id'>): Fetch {
  const asked = new Map<string, Promise<ProductDetail | undefined>>();
  return (id) => {
    const known = asked.get(id);
    if (known) return known;
    const answer = api.getProduct({ params: { id } }, { signal }).catch(() => undefined);
    asked.set(id, answer);
    return answer;
  };
}

/** The first product that is available; one that is not, or cannot be had, gives way to the next. */
export async function firstAvailable(
  productIds: string,
  fetch: Fetch,
): Promise<ProductDetail | undefined> {
  for (const id of candidateIds(productIds)) {
    const product = await fetch(id);
    if (product && isAvailable(product)) return product;
  }
  return undefined;
}

/** Places that are shown together, by the same view of each product. */
export interface Group {
  places: readonly string[];
  view?: number;
}

/** The products of each group, beside one another; a place that nothing could fill is left out. */
export async function loadGroups(
  context: Omit<Loading, 'id'>,
  groups: readonly Group[],
): Promise<ProductSummary[][]> {
  const fetch = fetchOnce(context);
  const places = groups.flatMap((group, index) => group.places.map((ids) => ({ ids, index })));
  const found = await inParallel(places, AT_ONCE, ({ ids }) => firstAvailable(ids, fetch));
  return groups.map(({ view }, group) =>
    found.flatMap((product, at) =>
      product && places[at]?.index === group ? [pieceOf(product, view)] : [],
    ),
  );
}
