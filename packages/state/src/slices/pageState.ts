import { createSlice, type PayloadAction } from '../slice.ts';

export interface PageState {
  /** Open sections of the product page. */
  activeKeys: string[];
  /** The shopper has closed the hint of the product page; it stays closed for every product. */
  hideTip: boolean;
  /** The variant id of the size selected on the product page. Empty: none yet. */
  selectedVariant: string;
}

const initialState: PageState = {
  activeKeys: ['1', '2', '3'],
  hideTip: false,
  selectedVariant: '',
};

export const pageStateSlice = createSlice({
  name: 'pageState',
  owner: 'page',
  persist: { key: 'hideTip', select: (state) => state.hideTip, restore: 'restoreHideTip' },
  initialState,
  reducers: {
    toggleSection: (state, { payload }: PayloadAction<string>) => {
      state.activeKeys = state.activeKeys.includes(payload)
        ? state.activeKeys.filter((key) => key !== payload)
        : [...state.activeKeys, payload];
    },
    hideTip: (state) => {
      state.hideTip = true;
    },
    restoreHideTip: (state, { payload }: PayloadAction<unknown>) => {
      if (payload === true) state.hideTip = true;
    },
    chooseVariant: (state, { payload }: PayloadAction<string>) => {
      state.selectedVariant = payload;
    },
    resetPageState: ({ hideTip }) => ({ ...initialState, hideTip }),
  },
  selectors: {
    selectActiveKeys: (state) => state.activeKeys,
    selectHideTip: (state) => state.hideTip,
    selectSelectedVariant: (state) => state.selectedVariant,
  },
});

export const { toggleSection, hideTip, chooseVariant, resetPageState } = pageStateSlice.actions;
export const { selectActiveKeys, selectHideTip, selectSelectedVariant } = pageStateSlice.selectors;
