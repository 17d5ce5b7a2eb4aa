import type { Pagination, ProductList, ProductSummary } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** Where a list comes from. */
export type ListType = 'category' | 'brand' | 'set' | 'sale' | 'search';

export interface ProductsListState {
  /** `missing`: there is no such list. */
  status: 'empty' | 'ready' | 'missing';
  items: ProductSummary[];
  pagination: Pagination;
  /** The next page could not be had; the pages before it stand. */
  moreFailed: boolean;
  /** The query these items answer, without its page. */
  condition: string;
  /** Which list this is, however it is narrowed. */
  source: string;
  /** How far the list was scrolled when the shopper left it. */
  position: number;
  listType: ListType;
  pageName: string;
  description: string;
  breadcrumb: ProductList['breadcrumb'];
}

/** What a page of a list brings, for the query it answers. */
export interface ListPage {
  condition: string;
  source: string;
  listType: ListType;
  list: Pick<ProductList, 'items' | 'pagination' | 'title' | 'description' | 'breadcrumb'>;
}

export const LIST_PAGE_SIZE = 10;

const initialState: ProductsListState = {
  status: 'empty',
  items: [],
  moreFailed: false,
  pagination: { page: 1, size: LIST_PAGE_SIZE, totalItems: 0, totalPages: 0 },
  condition: '',
  source: '',
  position: 0,
  listType: 'category',
  pageName: '',
  description: '',
  breadcrumb: [],
};

export const productsListSlice = createSlice({
  name: 'productsList',
  initialState,
  reducers: {
    setProducts: (_, { payload }: PayloadAction<ListPage>): ProductsListState => {
      const { items, pagination, title, description, breadcrumb } = payload.list;
      const { condition, source, listType } = payload;
      return {
        status: 'ready',
        items,
        moreFailed: false,
        pagination,
        condition,
        source,
        position: 0,
        listType,
        pageName: title,
        description,
        breadcrumb,
      };
    },
    /** A page that answers another query came too late, and is dropped. */
    appendProducts: (state, { payload }: PayloadAction<Pick<ListPage, 'condition' | 'list'>>) => {
      if (payload.condition !== state.condition) return;
      const known = new Set(state.items.map(({ id }) => id));
      state.items.push(...payload.list.items.filter(({ id }) => !known.has(id)));
      state.pagination = payload.list.pagination;
      state.moreFailed = false;
    },
    failMore: (state) => {
      state.moreFailed = true;
    },
    missProducts: (_, { payload }: PayloadAction<string>): ProductsListState => ({
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

export const { setProducts, appendProducts, failMore, missProducts, rememberPosition } =
  productsListSlice.actions;
export const { selectProductsList, selectHasMore } = productsListSlice.selectors;
