import type { Home, ProductSummary } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface HomeState {
  /** Null until the homes are loaded. */
  basic: Home | null;
  /** Products by set id. */
  sets: Record<string, ProductSummary[]>;
}

const initialState: HomeState = { basic: null, sets: {} };

export const homeSlice = createSlice({
  name: 'home',
  owner: 'page',
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
    selectProductSet: (state, id: string) => state.sets[id],
  },
});

export const { setHome, setProductSet } = homeSlice.actions;
export const { selectHome, selectProductSet } = homeSlice.selectors;
