import type { BrandEntry, BrandMenu, Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface BrandsState extends BrandMenu {
  selectedGender: Gender;
  /** The scroll position: the index of the group at the top. */
  position: number;
  keyword: string;
  /** An initial, or 'all'. */
  filterType: string;
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

export const brandsSlice = createSlice({
  name: 'brands',
  owner: 'page',
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
      state.position = 0;
    },
  },
  selectors: {
    selectBrands: (state, gender: Gender): readonly BrandEntry[] => state[gender],
    selectBrandKeyword: (state) => state.keyword,
    selectBrandsGender: (state) => state.selectedGender,
    selectBrandPosition: (state) => state.position,
    selectBrandFilter: (state) => state.filterType,
  },
});

export const { setBrandMenu, openBrandGender, rememberBrandPosition, searchBrands, filterBrands } =
  brandsSlice.actions;
export const {
  selectBrands,
  selectBrandKeyword,
  selectBrandsGender,
  selectBrandPosition,
  selectBrandFilter,
} = brandsSlice.selectors;
