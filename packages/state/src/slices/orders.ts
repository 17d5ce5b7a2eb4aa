import type { OrderList, OrderSummary, Pagination, UnpaidOrder } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export const ORDERS_PAGE_SIZE = 10;

export interface OrdersState {
  /** Orders that wait for their payment; they are checkout orders still. */
  unpaid: UnpaidOrder[];
  active: OrderSummary[];
  history: OrderSummary[];
  /** Of the history; the active orders are never paginated. */
  pagination: Pagination;
  /** Tells an empty list from one that is not loaded yet. */
  loaded: { unpaid: boolean; active: boolean; history: boolean };
  activeCount: number;
}

const initialState: OrdersState = {
  unpaid: [],
  active: [],
  history: [],
  pagination: { page: 1, size: ORDERS_PAGE_SIZE, totalItems: 0, totalPages: 0 },
  loaded: { unpaid: false, active: false, history: false },
  activeCount: 0,
};

/** Stores a loaded list; only the history has a pagination. */
const withList = (state: OrdersState, list: OrderList, items: OrderSummary[]): OrdersState => ({
  ...state,
  [list.status]: items,
  loaded: { ...state.loaded, [list.status]: true },
  activeCount: list.activeCount,
  pagination: list.status === 'history' ? list.pagination : state.pagination,
});

export const ordersSlice = createSlice({
  name: 'orders',
  owner: 'shopper',
  initialState,
  reducers: {
    setOrders: (state, { payload }: PayloadAction<OrderList>) =>
      withList(state, payload, payload.items),
    setUnpaidOrders: (state, { payload }: PayloadAction<UnpaidOrder[]>) => ({
      ...state,
      unpaid: payload,
      loaded: { ...state.loaded, unpaid: true },
    }),
    /** Adds the next page. An order that has moved to this page meanwhile is not added twice. */
    appendOrders: (state, { payload }: PayloadAction<OrderList>) => {
      const current = state[payload.status];
      const known = new Set(current.map(({ id }) => id));
      const added = payload.items.filter(({ id }) => !known.has(id));
      return withList(state, payload, [...current, ...added]);
    },
  },
  selectors: {
    selectUnpaidOrders: (state) => state.unpaid,
    selectActiveOrders: (state) => state.active,
    selectOrderHistory: (state) => state.history,
    selectOrdersPagination: (state) => state.pagination,
    selectActiveCount: (state) => state.activeCount,
    selectIsOrdersLoaded: (state, status: keyof OrdersState['loaded']) => state.loaded[status],
    selectHasMoreOrders: ({ pagination }) => pagination.page < pagination.totalPages,
  },
});

export const { setOrders, setUnpaidOrders, appendOrders } = ordersSlice.actions;
export const {
  selectUnpaidOrders,
  selectActiveOrders,
  selectOrderHistory,
  selectOrdersPagination,
  selectActiveCount,
  selectIsOrdersLoaded,
  selectHasMoreOrders,
} = ordersSlice.selectors;
