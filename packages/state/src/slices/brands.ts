import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BrandEntry, BrandMenu, Gender } from '@vitrine/contract';

export interface BrandsState extends BrandMenu {
  selectedGender: Gender;
  /** How far the list is scrolled. */
  position: number;
  keyword: string;
  /** An initial, or 'all'. */
  filterType: string;
}

export interface BrandGroup {
  initial: string;
  brands: BrandEntry[];
}

const initialState: BrandsState = {
  women: [],
  men: [],
  kids: [],
  selectedGender: 'women',
  position: 0,
  keyword: '',
  filterType: 'all',
};

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

export const brandsSlice = createSlice({
  name: 'brands',
  initialState,
  reducers: {
    setBrandMenu: (state, { payload }: PayloadAction<Partial<BrandMenu>>) => {
      Object.assign(state, payload);
    },
    openBrandGender: (state, { payload }: PayloadAction<Gender>) => {
      state.selectedGender = payload;
      state.position = 0;
    },
    rememberBrandPosition: (state, { payload }: PayloadAction<number>) => {
      state.position = payload;
    },
    searchBrands: (state, { payload }: PayloadAction<string>) => {
      state.keyword = payload;
    },
    filterBrands: (state, { payload }: PayloadAction<string>) => {
      state.filterType = payload;
    },
  },
  selectors: {
    selectBrands: (state, gender: Gender): readonly BrandEntry[] => state[gender],
    selectBrandKeyword: (state) => state.keyword,
    selectBrandsGender: (state) => state.selectedGender,
    selectBrandGroups: createSelector(
      (state: BrandsState) => state[state.selectedGender],
      (state: BrandsState) => state.keyword,
      (state: BrandsState) => state.filterType,
      groupBrands,
    ),
  },
});

export const { setBrandMenu, openBrandGender, rememberBrandPosition, searchBrands, filterBrands } =
  brandsSlice.actions;
export const { selectBrands, selectBrandKeyword, selectBrandsGender, selectBrandGroups } =
  brandsSlice.selectors;
