import { createSlice, type PayloadAction } from '../slice.ts';

export interface PidBindInfoState {
  /** The checkout that a personal ID is being selected for; empty: none. */
  checkoutOrderId: string;
}

const initialState: PidBindInfoState = { checkoutOrderId: '' };

export const pidBindInfoSlice = createSlice({
  name: 'pidBindInfo',
  owner: 'shopper',
  initialState,
  reducers: {
    bindToCheckout: (_, { payload }: PayloadAction<string>): PidBindInfoState => ({
      checkoutOrderId: payload,
    }),
    resetPidBindInfo: () => initialState,
  },
  selectors: {
    selectBoundCheckoutId: (state) => state.checkoutOrderId,
  },
});

export const { bindToCheckout, resetPidBindInfo } = pidBindInfoSlice.actions;
export const { selectBoundCheckoutId } = pidBindInfoSlice.selectors;
