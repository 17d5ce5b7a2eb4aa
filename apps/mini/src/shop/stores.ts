import { makeStore, type RootState, type Store } from '@vitrine/state';

type Action = Parameters<Store['dispatch']>[0];

/**
 * Whose each slice is. Several pages are alive at once, one under the other, so each has for itself what
 * it shows; what belongs to the shopper is the same on every page.
 */
const OWNER: { readonly [S in keyof RootState]-?: 'page' | 'shopper' } = {
  addressBook: 'shopper',
  bag: 'shopper',
  brands: 'page',
  category: 'page',
  // Changed by the pages of addresses and personal IDs, which lead back to it.
  checkoutOrder: 'shopper',
  common: 'shopper',
  content: 'page',
  country: 'shopper',
  filter: 'page',
  home: 'page',
  lottery: 'page',
  membership: 'shopper',
  order: 'page',
  orderConfirm: 'page',
  orders: 'shopper',
  pageState: 'page',
  personal: 'shopper',
  pidBindInfo: 'shopper',
  pidBook: 'shopper',
  product: 'page',
  productsList: 'page',
  // Each of its questions is a page: what was answered goes along.
  questionnaire: 'shopper',
  referral: 'shopper',
  rewards: 'shopper',
  search: 'shopper',
  session: 'shopper',
  shop: 'shopper',
  tasks: 'shopper',
  toggles: 'shopper',
  user: 'shopper',
  wishlist: 'shopper',
};

const isPageSlice = (slice: string): boolean => (OWNER as Record<string, string>)[slice] === 'page';

const sliceOf = (action: Action): string => String(action.type).split('/')[0] ?? '';
const isOfAPage = (action: Action): boolean => isPageSlice(sliceOf(action));

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
  const entries = Object.entries(state).filter(([slice]) => !isPageSlice(slice));
  return Object.fromEntries(entries) as Partial<RootState>;
}
