import type { Gender, Home, ProductSummary } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface HomeState {
  /** Null until the homes are loaded. */
  basic: Home | null;
  /** Products by the id of their set. */
  sets: Record<string, ProductSummary[]>;
}

const initialState: HomeState = { basic: null, sets: {} };

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    setHome: (state, { payload }: PayloadAction<Home>) => {
      state.basic = payload;
    },
    setProductSet: (
      state,
      { payload }: PayloadAction<{ id: string; products: ProductSummary[] }>,
    ) => {
      state.sets[payload.id] = payload.products;
    },
  },
  selectors: {
    selectHome: (state) => state.basic,
    selectContentCode: (state, gender: Gender) => state.basic?.[gender].contentCode,
    selectSet: (state, id: string) => state.sets[id],
  },
});

export const { setHome, setProductSet } = homeSlice.actions;
export const { selectHome, selectContentCode, selectSet } = homeSlice.selectors;
