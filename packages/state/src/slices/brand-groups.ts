import type { BrandEntry } from '@vitrine/contract';
import { createSelector } from 'reselect';
import { brandsSlice } from './brands.ts';

export interface BrandGroup {
  initial: string;
  brands: BrandEntry[];
}

/** Brands in alphabetical groups; a keyword and an initial narrow them. */
export function groupBrands(
  brands: readonly BrandEntry[],
  keyword: string,
  filterType: string,
): BrandGroup[] {
  const wanted = keyword.trim().toLowerCase();
  const groups = new Map<string, BrandEntry[]>();
  for (const brand of brands) {
    if (filterType !== 'all' && brand.initial !== filterType) continue;
    if (!brand.name.toLowerCase().includes(wanted)) continue;
    groups.set(brand.initial, [...(groups.get(brand.initial) ?? []), brand]);
  }
  return [...groups].map(([initial, members]) => ({ initial, brands: members }));
}

type Root = Parameters<typeof brandsSlice.select>[0];

/** Computed once for the same brands and words. Apart from its slice, so that only its screen carries it. */
export const selectBrandGroups = createSelector(
  (root: Root) => brandsSlice.select(root)[brandsSlice.select(root).selectedGender],
  (root: Root) => brandsSlice.select(root).keyword,
  (root: Root) => brandsSlice.select(root).filterType,
  groupBrands,
);
