import { makeStore, type RootState, type Store } from '@vitrine/state';

type Action = Parameters<Store['dispatch']>[0];

/**
 * What one page shows. Several pages are alive at once, one under the other, so each has these for
 * itself; everything else belongs to the shopper and is the same on every page.
 */
const OF_A_PAGE: ReadonlySet<keyof RootState> = new Set<keyof RootState>([
  'brands',
  'category',
  'content',
  'filter',
  'home',
  'pageState',
  'product',
  'productsList',
]);

const sliceOf = (action: Action): string => String(action.type).split('/')[0] ?? '';
const isOfAPage = (action: Action): boolean => (OF_A_PAGE as Set<string>).has(sliceOf(action));

/** The stores of the pages that are open, kept of one mind about the shopper. */
export function createStores() {
  const shopper = makeStore();
  const pages = new Set<Store>();

  /** Says to everyone what concerns the shopper, and answers what was answered where it was said. */
  function linked(own: Store): Store {
    const dispatch = ((action: Action) => {
      if (isOfAPage(action)) return own.dispatch(action);
      for (const other of [shopper, ...pages]) if (other !== own) other.dispatch(action);
      return own.dispatch(action);
    }) as Store['dispatch'];
    return { ...own, dispatch };
  }

  return {
    /** What no page is needed for: the session, and what the device remembers. */
    shopper: linked(shopper),
    /** A store for a page that opens; `close` it with the page. */
    open(): { store: Store; close: () => void } {
      const own = makeStore({ preloaded: withoutPages(shopper.getState()) });
      pages.add(own);
      return { store: linked(own), close: () => void pages.delete(own) };
    },
  };
}

export type Stores = ReturnType<typeof createStores>;

function withoutPages(state: RootState): Partial<RootState> {
  const entries = Object.entries(state).filter(([slice]) => !(OF_A_PAGE as Set<string>).has(slice));
  return Object.fromEntries(entries) as Partial<RootState>;
}
