import { createSlice } from '../slice.ts';
import { noOrder, orderReducers } from './order-info.ts';

/** The order a shopper has just paid. */
export const orderConfirmSlice = createSlice({
  name: 'orderConfirm',
  initialState: noOrder,
  reducers: orderReducers,
  selectors: {
    selectConfirmedOrder: (state) => state.info,
    selectConfirmedPersonalId: (state) => state.personalId,
    selectConfirmedClearance: (state) => state.clearanceStatus,
    selectHasConfirmedPid: (state) => state.hasLoadedPidInfo,
  },
});

export const {
  setOrder: setConfirmedOrder,
  setPidInfo: setConfirmedPidInfo,
  setTracking: setConfirmedTracking,
  reset: resetOrderConfirm,
} = orderConfirmSlice.actions;
export const {
  selectConfirmedOrder,
  selectConfirmedPersonalId,
  selectConfirmedClearance,
  selectHasConfirmedPid,
} = orderConfirmSlice.selectors;
