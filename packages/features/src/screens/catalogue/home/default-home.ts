import type { BrandEntry, Gender } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { setBrandMenu, setCategoryMenu, setProductSet } from '@vitrine/state';
import type { LoadContext } from '../../../load-types.ts';

const NEWEST_COUNT = 12;

/** Where the store keeps the newest products of a gender. */
export const getNewestId = (gender: Gender): string => `newest-${gender}`;

/**
 * Loads what stands in for a home page until one is published: the newest products of a gender, its categories and
 * its brands. Returns whether there are products; a list that fails is left out.
 */
export async function loadDefaultHome(
  { api, store, signal }: LoadContext,
  gender: Gender,
): Promise<boolean> {
  const query = { gender, sort: 'newest', size: NEWEST_COUNT, facets: 'false' } as const;
  const [products, categories, brands] = await Promise.all([
    api.searchProducts({ query }, { signal }).then(
      ({ items }) => items,
      () => [],
    ),
    api.getCategoryMenu({ query: { gender } }, { signal }).catch(() => undefined),
    api.getBrandMenu({ query: { gender } }, { signal }).catch(() => undefined),
  ]);
  const shown = products.map((product) => ({ ...product, images: viewSizes(product.images) }));
  store.dispatch(setProductSet({ id: getNewestId(gender), products: shown }));
  if (categories) store.dispatch(setCategoryMenu({ [gender]: categories[gender] }));
  if (brands) store.dispatch(setBrandMenu({ [gender]: brands[gender] }));
  return shown.length > 0;
}

/** More are on the screen of all brands. */
const MAX_BRANDS = 24;

/** The brands with the most products. */
export const listLargestBrands = (brands: readonly BrandEntry[]): BrandEntry[] =>
  [...brands].sort((one, other) => other.count - one.count).slice(0, MAX_BRANDS);
