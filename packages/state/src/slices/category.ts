import type { CategoryMenu, CategoryNode, Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface CategoryState extends CategoryMenu {
  selectedTab: Gender;
  /** The id of a top-level category. Empty: the first one. */
  selectedCategory: string;
}

const initialState: CategoryState = {
  women: [],
  men: [],
  kids: [],
  selectedTab: 'women',
  selectedCategory: '',
};

export const categorySlice = createSlice({
  name: 'category',
  owner: 'page',
  initialState,
  reducers: {
    setCategoryMenu: (state, { payload }: PayloadAction<Partial<CategoryMenu>>) => {
      Object.assign(state, payload);
    },
    openTab: (state, { payload }: PayloadAction<Gender>) => {
      if (state.selectedTab === payload) return;
      state.selectedTab = payload;
      state.selectedCategory = '';
    },
    openCategory: (state, { payload }: PayloadAction<string>) => {
      state.selectedCategory = payload;
    },
  },
  selectors: {
    selectCategories: (state, gender: Gender): readonly CategoryNode[] => state[gender],
    selectSelectedTab: (state) => state.selectedTab,
    selectOpenCategory: (state): CategoryNode | undefined => {
      const nodes = state[state.selectedTab];
      return nodes.find(({ id }) => id === state.selectedCategory) ?? nodes[0];
    },
  },
});

export const { setCategoryMenu, openTab, openCategory } = categorySlice.actions;
export const { selectCategories, selectSelectedTab, selectOpenCategory } = categorySlice.selectors;
