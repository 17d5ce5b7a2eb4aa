import type { BrandEntry } from '@vitrine/contract';
import { createSelector } from 'reselect';
import { brandsSlice } from './brands.ts';

export interface BrandGroup {
  initial: string;
  brands: BrandEntry[];
}

/** Groups brands by initial; a keyword and an initial filter them. */
export function groupBrands(
  brands: readonly BrandEntry[],
  keyword: string,
  filterType: string,
): BrandGroup[] {
  const query = keyword.trim().toLowerCase();
  const groups = new Map<string, BrandEntry[]>();
  for (const brand of brands) {
    if (filterType !== 'all' && brand.initial !== filterType) continue;
    if (!brand.name.toLowerCase().includes(query)) continue;
    groups.set(brand.initial, [...(groups.get(brand.initial) ?? []), brand]);
  }
  return [...groups].map(([initial, members]) => ({ initial, brands: members }));
}

type Root = Parameters<typeof brandsSlice.select>[0];

/** Memoised. In a file of its own, so that only the brands screen loads reselect. */
export const selectBrandGroups = createSelector(
  (root: Root) => brandsSlice.select(root)[brandsSlice.select(root).selectedGender],
  (root: Root) => brandsSlice.select(root).keyword,
  (root: Root) => brandsSlice.select(root).filterType,
  groupBrands,
);
