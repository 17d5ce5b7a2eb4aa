import type { Pagination, ProductList, ProductSummary } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';
import type { FilterQuery } from './facets.ts';

/** The kind of collection that a list shows. */
export type ListType = 'category' | 'brand' | 'set' | 'sale' | 'search';

export interface ProductsListState {
  /** `missing`: the list does not exist. */
  status: 'empty' | 'ready' | 'missing';
  items: ProductSummary[];
  pagination: Pagination;
  /** The next page failed to load; the pages before it stay. */
  hasLoadMoreFailed: boolean;
  /** The query of these items, without the page number. */
  condition: string;
  /** Identifies the list, whatever its filters are. */
  listKey: string;
  /** How far the shopper had scrolled into the list, in pixels, on opening a product. */
  position: number;
  listType: ListType;
  pageName: string;
  description: string;
  breadcrumb: ProductList['breadcrumb'];
  /** When a sale opens that is not yet open to the shopper. */
  opening: ProductList['opening'];
}

/** A loaded list with its query. The filter slice takes its facets and filters from it. */
export interface LoadedList {
  condition: string;
  listKey: string;
  listType: ListType;
  filters: FilterQuery;
  /** The list before this one was the same one, with other filters. */
  isSameList: boolean;
  list: Omit<ProductList, 'gender'>;
}

type ProductPage = Pick<ProductList, 'items' | 'pagination'>;

export const LIST_PAGE_SIZE = 10;

const initialState: ProductsListState = {
  status: 'empty',
  items: [],
  hasLoadMoreFailed: false,
  pagination: { page: 1, size: LIST_PAGE_SIZE, totalItems: 0, totalPages: 0 },
  condition: '',
  listKey: '',
  position: 0,
  listType: 'category',
  pageName: '',
  description: '',
  breadcrumb: [],
  opening: null,
};

export const productsListSlice = createSlice({
  name: 'productsList',
  owner: 'page',
  initialState,
  reducers: {
    setProducts: (_, { payload }: PayloadAction<LoadedList>): ProductsListState => {
      const { condition, listKey, listType, list } = payload;
      const { items, pagination, title, description, breadcrumb, opening } = list;
      return {
        ...initialState,
        status: 'ready',
        items,
        pagination,
        condition,
        listKey,
        listType,
        pageName: title,
        description,
        breadcrumb,
        opening,
      };
    },
    /** Ignores a late page of another query. */
    appendProducts: (state, { payload }: PayloadAction<ProductPage & { condition: string }>) => {
      if (payload.condition !== state.condition) return;
      const known = new Set(state.items.map(({ id }) => id));
      state.items.push(...payload.items.filter(({ id }) => !known.has(id)));
      state.pagination = payload.pagination;
      state.hasLoadMoreFailed = false;
    },
    loadMoreFailed: (state) => {
      state.hasLoadMoreFailed = true;
    },
    productsNotFound: (_, { payload }: PayloadAction<string>): ProductsListState => ({
      ...initialState,
      status: 'missing',
      condition: payload,
    }),
    rememberPosition: (state, { payload }: PayloadAction<number>) => {
      state.position = payload;
    },
  },
  selectors: {
    selectProductsList: (state) => state,
    selectHasMore: ({ pagination }) => pagination.page < pagination.totalPages,
  },
});

export const { setProducts, appendProducts, loadMoreFailed, productsNotFound, rememberPosition } =
  productsListSlice.actions;
export const { selectProductsList, selectHasMore } = productsListSlice.selectors;
