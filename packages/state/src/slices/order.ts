import { createSlice } from '../slice.ts';
import { emptyOrderInfo, orderReducers } from './order-info.ts';

/** The order that the shopper is viewing. */
export const orderSlice = createSlice({
  name: 'order',
  owner: 'shopper',
  isPerPage: true,
  initialState: emptyOrderInfo,
  reducers: orderReducers,
  selectors: {
    selectOrder: (state) => state.info,
    selectOrderPersonalId: (state) => state.personalId,
    selectOrderClearance: (state) => state.clearanceStatus,
    /** False until the personal ID has been loaded. */
    selectIsOrderPidMissing: ({ info, personalId, hasLoadedPidInfo }) =>
      hasLoadedPidInfo && info?.isPersonalIdRequired === true && personalId === null,
    selectOrderTracking: (state) => state.tracking,
  },
});

export const {
  setOrder,
  setPidInfo: setOrderPidInfo,
  setTracking: setOrderTracking,
  setMerchantOrder,
} = orderSlice.actions;
export const {
  selectOrder,
  selectOrderPersonalId,
  selectOrderClearance,
  selectIsOrderPidMissing,
  selectOrderTracking,
} = orderSlice.selectors;
