import { createSlice } from '../slice.ts';
import { emptyOrderInfo, orderReducers } from './order-info.ts';

/** The order that the shopper has just paid. */
export const orderConfirmSlice = createSlice({
  name: 'orderConfirm',
  owner: 'shopper',
  isPerPage: true,
  initialState: emptyOrderInfo,
  reducers: orderReducers,
  selectors: {
    selectConfirmedOrder: (state) => state.info,
    selectConfirmedPersonalId: (state) => state.personalId,
    selectConfirmedClearance: (state) => state.clearanceStatus,
    selectHasConfirmedPid: (state) => state.hasLoadedPidInfo,
  },
});

export const { setOrder: setConfirmedOrder, setPidInfo: setConfirmedPidInfo } =
  orderConfirmSlice.actions;
export const {
  selectConfirmedOrder,
  selectConfirmedPersonalId,
  selectConfirmedClearance,
  selectHasConfirmedPid,
} = orderConfirmSlice.selectors;
