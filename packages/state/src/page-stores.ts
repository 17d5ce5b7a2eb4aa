import type { RootState } from './root-state.ts';
import { isPageSlice } from './slice.ts';
import { makeStore, type Store } from './store.ts';

type Action = Parameters<Store['dispatch']>[0];

const isPageAction = (action: Action): boolean => isPageSlice(action.type.split('/')[0] ?? '');

/**
 * The stores of a host that keeps several pages open, one under the other, as mini-programs and the app do: each has its
 * own copy of the page slices, and every other slice is the same on all of them.
 */
export function createStores() {
  const shopper = makeStore();
  const pages = new Set<Store>();

  /** Dispatches an action of a shared slice to every store, and an action of a page slice to one. */
  function linked(own: Store): Store {
    const dispatch = ((action: Action) => {
      if (isPageAction(action)) return own.dispatch(action);
      for (const other of [shopper, ...pages]) if (other !== own) other.dispatch(action);
      return own.dispatch(action);
    }) as Store['dispatch'];
    return { ...own, dispatch };
  }

  return {
    /** The store of shared slices, used outside pages: for the session and for persisted slices. */
    shopper: linked(shopper),
    /** Creates the store of a page; call `close` when the page closes. */
    open(): { store: Store; close: () => void } {
      const own = makeStore({ preloaded: withoutPageSlices(shopper.getState()) });
      pages.add(own);
      return { store: linked(own), close: () => void pages.delete(own) };
    },
  };
}

export type Stores = ReturnType<typeof createStores>;

function withoutPageSlices(state: RootState): Partial<RootState> {
  const entries = Object.entries(state).filter(([slice]) => !isPageSlice(slice));
  return Object.fromEntries(entries) as Partial<RootState>;
}
