import type { PayloadAction } from './slice.ts';
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
const slices = {
  brands: brandsSlice,
  category: categorySlice,
  common: commonSlice,
  content: contentSlice,
  filter: filterSlice,
  home: homeSlice,
  pageState: pageStateSlice,
  product: productSlice,
  productsList: productsListSlice,
  search: searchSlice,
  session: sessionSlice,
  shop: shopSlice,
  toggles: togglesSlice,
};

type Slices = typeof slices;

export type RootState = { readonly [N in keyof Slices]: Slices[N]['initialState'] };

export interface Store {
  getState(): RootState;
  dispatch<A extends PayloadAction>(action: A): A;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export type Dispatch = Store['dispatch'];

/** What every store begins with. */
const initial = Object.fromEntries(
  Object.entries(slices).map(([name, { initialState }]) => [name, initialState]),
) as unknown as RootState;

/** An action names its slice, so that no other is asked. */
function reduced(state: RootState, action: PayloadAction): RootState {
  const name = action.type.slice(0, action.type.indexOf('/')) as keyof Slices;
  const slice = slices[name];
  if (!slice) return state;
  const next = slice.reducer(state[name] as never, action);
  return next === state[name] ? state : { ...state, [name]: next };
}

/**
 * One store for one shopper: a browser makes one, a server makes one for every page it renders.
 * @example
 * const store = makeStore({ preloaded: JSON.parse(text) });
 */
export function makeStore({
  preloaded,
}: {
  preloaded?: Partial<RootState> | undefined;
} = {}): Store {
  let state: RootState = { ...initial, ...preloaded };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduced(state, action);
      if (next !== state) {
        state = next;
        for (const listener of [...listeners]) listener();
      }
      return action;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
