import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { brandsSlice } from './slices/brands.ts';
import { categorySlice } from './slices/category.ts';
import { commonSlice } from './slices/common.ts';
import { contentSlice } from './slices/content.ts';
import { filterSlice } from './slices/filter.ts';
import { homeSlice } from './slices/home.ts';
import { pageStateSlice } from './slices/pageState.ts';
import { productSlice } from './slices/product.ts';
import { productsListSlice } from './slices/productsList.ts';
import { searchSlice } from './slices/search.ts';
import { sessionSlice } from './slices/session.ts';
import { shopSlice } from './slices/shop.ts';
import { togglesSlice } from './slices/toggles.ts';

/** Each slice under its own name. */
const reducer = combineReducers({
  brands: brandsSlice.reducer,
  category: categorySlice.reducer,
  common: commonSlice.reducer,
  content: contentSlice.reducer,
  filter: filterSlice.reducer,
  home: homeSlice.reducer,
  pageState: pageStateSlice.reducer,
  product: productSlice.reducer,
  productsList: productsListSlice.reducer,
  search: searchSlice.reducer,
  session: sessionSlice.reducer,
  shop: shopSlice.reducer,
  toggles: togglesSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/**
 * One store for one shopper: a browser makes one, a server makes one for every page it renders.
 * @example
 * const store = makeStore({ preloaded: JSON.parse(text) });
 */
export const makeStore = ({ preloaded }: { preloaded?: Partial<RootState> | undefined } = {}) =>
  configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    devTools: process.env.NODE_ENV !== 'production',
  });

export type Store = ReturnType<typeof makeStore>;
export type Dispatch = Store['dispatch'];
