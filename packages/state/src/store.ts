import { knownSlices, type PayloadAction } from './slice.ts';
import type { brandsSlice } from './slices/brands.ts';
import type { categorySlice } from './slices/category.ts';
import type { commonSlice } from './slices/common.ts';
import type { contentSlice } from './slices/content.ts';
import type { filterSlice } from './slices/filter.ts';
import type { homeSlice } from './slices/home.ts';
import type { pageStateSlice } from './slices/pageState.ts';
import type { productSlice } from './slices/product.ts';
import type { productsListSlice } from './slices/productsList.ts';
import type { searchSlice } from './slices/search.ts';
import type { sessionSlice } from './slices/session.ts';
import type { shopSlice } from './slices/shop.ts';
import type { togglesSlice } from './slices/toggles.ts';

/** Each slice under its own name. Types only: the code of a slice comes with the screen that shows it. */
interface Slices {
  brands: typeof brandsSlice;
  category: typeof categorySlice;
  common: typeof commonSlice;
  content: typeof contentSlice;
  filter: typeof filterSlice;
  home: typeof homeSlice;
  pageState: typeof pageStateSlice;
  product: typeof productSlice;
  productsList: typeof productsListSlice;
  search: typeof searchSlice;
  session: typeof sessionSlice;
  shop: typeof shopSlice;
  toggles: typeof togglesSlice;
}

/** What has been changed so far, slice by slice; what is absent is as its slice began. */
export type RootState = { readonly [N in keyof Slices]?: Slices[N]['initialState'] };

export interface Store {
  getState(): RootState;
  dispatch<A extends PayloadAction>(action: A): A;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export type Dispatch = Store['dispatch'];

/** An action names its slice, so that no other is asked. */
function reduced(state: RootState, action: PayloadAction): RootState {
  const name = action.type.slice(0, action.type.indexOf('/')) as keyof Slices;
  const next = knownSlices.get(name)?.reducer(state[name], action);
  return next === undefined || next === state[name] ? state : { ...state, [name]: next };
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
  let state: RootState = { ...preloaded };
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
