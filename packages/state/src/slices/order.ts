import { createSlice } from '../slice.ts';
import { noOrder, orderReducers } from './order-info.ts';

/** The order a shopper looks at. */
export const orderSlice = createSlice({
  name: 'order',
  initialState: noOrder,
  reducers: orderReducers,
  selectors: {
    selectOrder: (state) => state.info,
    selectOrderPersonalId: (state) => state.personalId,
    selectOrderClearance: (state) => state.clearanceStatus,
    /** Known to be missing: not while nobody has looked. */
    selectIsOrderPidMissing: ({ info, personalId, hasLoadedPidInfo }) =>
      hasLoadedPidInfo && info?.isPersonalIdRequired === true && personalId === null,
    selectOrderTracking: (state) => state.tracking,
  },
});

export const {
  setOrder,
  setPidInfo: setOrderPidInfo,
  setTracking: setOrderTracking,
  setParcel: setOrderParcel,
  reset: resetOrder,
} = orderSlice.actions;
export const {
  selectOrder,
  selectOrderPersonalId,
  selectOrderClearance,
  selectIsOrderPidMissing,
  selectOrderTracking,
} = orderSlice.selectors;
