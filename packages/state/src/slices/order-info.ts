import type {
  MerchantOrder,
  Order,
  PersonalId,
  PersonalIdClearance,
  ShipmentTracking,
} from '@vitrine/contract';
import type { PayloadAction } from '../slice.ts';

/** An order, with its personal ID and its tracking, which are loaded later. */
export interface OrderInfoState {
  /** Null until the order is loaded. */
  info: Order | null;
  personalId: PersonalId | null;
  clearanceStatus: PersonalIdClearance['status'] | null;
  /** Until then it is unknown whether a personal ID is missing. */
  hasLoadedPidInfo: boolean;
  tracking: ShipmentTracking[];
}

export interface PidInfo {
  personalId: PersonalId | null;
  clearanceStatus: PersonalIdClearance['status'] | null;
}

export const emptyOrderInfo: OrderInfoState = {
  info: null,
  personalId: null,
  clearanceStatus: null,
  hasLoadedPidInfo: false,
  tracking: [],
};

/**
 * Another order resets the personal ID and the tracking; a refetch of the same order keeps them.
 */
export const withOrder = (state: OrderInfoState, order: Order): OrderInfoState =>
  state.info?.id === order.id ? { ...state, info: order } : { ...emptyOrderInfo, info: order };

export const withPidInfo = (
  state: OrderInfoState,
  { personalId, clearanceStatus }: PidInfo,
): OrderInfoState => ({ ...state, personalId, clearanceStatus, hasLoadedPidInfo: true });

export const withMerchantOrder = (
  state: OrderInfoState,
  merchantOrder: MerchantOrder,
): OrderInfoState =>
  state.info
    ? {
        ...state,
        info: {
          ...state.info,
          merchantOrders: state.info.merchantOrders.map((each) =>
            each.id === merchantOrder.id ? merchantOrder : each,
          ),
        },
      }
    : state;

/** The reducers shared by the slices that hold an order. */
export const orderReducers = {
  setOrder: (state: OrderInfoState, { payload }: PayloadAction<Order>) => withOrder(state, payload),
  setPidInfo: (state: OrderInfoState, { payload }: PayloadAction<PidInfo>) =>
    withPidInfo(state, payload),
  setTracking: (state: OrderInfoState, { payload }: PayloadAction<ShipmentTracking[]>) => ({
    ...state,
    tracking: payload,
  }),
  setMerchantOrder: (state: OrderInfoState, { payload }: PayloadAction<MerchantOrder>) =>
    withMerchantOrder(state, payload),
};
