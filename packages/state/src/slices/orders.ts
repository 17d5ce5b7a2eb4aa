import type { OrderList, OrderSummary, Pagination } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export const ORDERS_PAGE_SIZE = 10;

export interface OrdersState {
  active: OrderSummary[];
  history: OrderSummary[];
  /** Of the history; what is under way is never so much that it has pages. */
  pagination: Pagination;
  /** Which lists were read, so that an empty one can be told from one that is still to come. */
  loaded: { active: boolean; history: boolean };
  activeCount: number;
}

const initialState: OrdersState = {
  active: [],
  history: [],
  pagination: { page: 1, size: ORDERS_PAGE_SIZE, totalItems: 0, totalPages: 0 },
  loaded: { active: false, history: false },
  activeCount: 0,
};

/** A list with its newest reading; only the history keeps its page. */
const withList = (state: OrdersState, list: OrderList, items: OrderSummary[]): OrdersState => ({
  ...state,
  [list.status]: items,
  loaded: { ...state.loaded, [list.status]: true },
  activeCount: list.activeCount,
  pagination: list.status === 'history' ? list.pagination : state.pagination,
});

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    setOrders: (state, { payload }: PayloadAction<OrderList>) =>
      withList(state, payload, payload.items),
    /** The next page. An order that moved up a page meanwhile is not shown twice. */
    appendOrders: (state, { payload }: PayloadAction<OrderList>) => {
      const before = state[payload.status];
      const known = new Set(before.map(({ id }) => id));
      const added = payload.items.filter(({ id }) => !known.has(id));
      return withList(state, payload, [...before, ...added]);
    },
    resetOrders: () => initialState,
  },
  selectors: {
    selectActiveOrders: (state) => state.active,
    selectOrderHistory: (state) => state.history,
    selectOrdersPagination: (state) => state.pagination,
    selectActiveCount: (state) => state.activeCount,
    selectIsOrdersLoaded: (state, status: OrderList['status']) => state.loaded[status],
    selectHasMoreOrders: ({ pagination }) => pagination.page < pagination.totalPages,
  },
});

export const { setOrders, appendOrders, resetOrders } = ordersSlice.actions;
export const {
  selectActiveOrders,
  selectOrderHistory,
  selectOrdersPagination,
  selectActiveCount,
  selectIsOrdersLoaded,
  selectHasMoreOrders,
} = ordersSlice.selectors;
