import { keepOnDevice } from '../kept.ts';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface PageState {
  /** Open sections of the product page. */
  activeKeys: string[];
  /** The shopper has closed the hint of the product page, and meant it for every product. */
  hideTip: boolean;
  /** The size chosen on the product page, as its variant's id. Empty: none yet. */
  selectedVariant: string;
}

const initialState: PageState = {
  activeKeys: ['1', '2', '3'],
  hideTip: false,
  selectedVariant: '',
};

export const pageStateSlice = createSlice({
  name: 'pageState',
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

keepOnDevice({
  key: 'hideTip',
  read: selectHideTip,
  restore: (store, value) => {
    if (value === true) store.dispatch(hideTip());
  },
});
