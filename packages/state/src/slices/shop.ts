import { createSlice, type PayloadAction } from '../slice.ts';

/** The shop's own words and links, as its flat content holds them. */
export interface ShopState {
  words: Record<string, unknown>;
}

const initialState: ShopState = { words: {} };

export const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    setShop: (state, { payload }: PayloadAction<Record<string, unknown>>) => {
      state.words = payload;
    },
  },
  selectors: {
    selectShop: (state) => state.words,
    /** Where the shop's app is to be had, by its flat content: `{ app: { link } }`. Empty: nowhere. */
    selectAppLink: ({ words }): string => {
      const { link } = (words.app ?? {}) as { link?: unknown };
      return typeof link === 'string' ? link : '';
    },
  },
});

export const { setShop } = shopSlice.actions;
export const { selectShop, selectAppLink } = shopSlice.selectors;
