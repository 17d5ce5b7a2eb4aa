import type {
  MerchantOrder,
  Order,
  ParcelTracking,
  PersonalId,
  PersonalIdClearance,
} from '@vitrine/contract';
import type { PayloadAction } from '../slice.ts';

/** An order with what is learnt about it later: for whom it is cleared, and where it is. */
export interface OrderInfoState {
  /** Null until it was read. */
  info: Order | null;
  personalId: PersonalId | null;
  clearanceStatus: PersonalIdClearance['status'] | null;
  /** Until then nobody knows whether a personal ID is missing. */
  hasLoadedPidInfo: boolean;
  tracking: ParcelTracking[];
}

export interface PidInfo {
  personalId: PersonalId | null;
  clearanceStatus: PersonalIdClearance['status'] | null;
}

export const noOrder: OrderInfoState = {
  info: null,
  personalId: null,
  clearanceStatus: null,
  hasLoadedPidInfo: false,
  tracking: [],
};

/** Another order has another person and other parcels; the same one, read again, keeps what is known. */
export const withOrder = (state: OrderInfoState, order: Order): OrderInfoState =>
  state.info?.id === order.id ? { ...state, info: order } : { ...noOrder, info: order };

export const withPidInfo = (
  state: OrderInfoState,
  { personalId, clearanceStatus }: PidInfo,
): OrderInfoState => ({ ...state, personalId, clearanceStatus, hasLoadedPidInfo: true });

export const withParcel = (state: OrderInfoState, parcel: MerchantOrder): OrderInfoState =>
  state.info
    ? {
        ...state,
        info: {
          ...state.info,
          merchantOrders: state.info.merchantOrders.map((each) =>
            each.id === parcel.id ? parcel : each,
          ),
        },
      }
    : state;

/** The reducers of whichever slice holds an order. */
export const orderReducers = {
  setOrder: (state: OrderInfoState, { payload }: PayloadAction<Order>) => withOrder(state, payload),
  setPidInfo: (state: OrderInfoState, { payload }: PayloadAction<PidInfo>) =>
    withPidInfo(state, payload),
  setTracking: (state: OrderInfoState, { payload }: PayloadAction<ParcelTracking[]>) => ({
    ...state,
    tracking: payload,
  }),
  setParcel: (state: OrderInfoState, { payload }: PayloadAction<MerchantOrder>) =>
    withParcel(state, payload),
  reset: () => noOrder,
};
