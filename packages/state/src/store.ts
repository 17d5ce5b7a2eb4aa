import { knownSlices, type PayloadAction } from './slice.ts';
import type { addressBookSlice } from './slices/addressBook.ts';
import type { bagSlice } from './slices/bag.ts';
import type { brandsSlice } from './slices/brands.ts';
import type { categorySlice } from './slices/category.ts';
import type { checkoutOrderSlice } from './slices/checkoutOrder.ts';
import type { commonSlice } from './slices/common.ts';
import type { contentSlice } from './slices/content.ts';
import type { countrySlice } from './slices/country.ts';
import type { filterSlice } from './slices/filter.ts';
import type { homeSlice } from './slices/home.ts';
import type { lotterySlice } from './slices/lottery.ts';
import type { membershipSlice } from './slices/membership.ts';
import type { orderSlice } from './slices/order.ts';
import type { orderConfirmSlice } from './slices/orderConfirm.ts';
import type { ordersSlice } from './slices/orders.ts';
import type { pageStateSlice } from './slices/pageState.ts';
import type { personalSlice } from './slices/personal.ts';
import type { pidBindInfoSlice } from './slices/pidBindInfo.ts';
import type { pidBookSlice } from './slices/pidBook.ts';
import type { productSlice } from './slices/product.ts';
import type { productsListSlice } from './slices/productsList.ts';
import type { questionnaireSlice } from './slices/questionnaire.ts';
import type { referralSlice } from './slices/referral.ts';
import type { rewardsSlice } from './slices/rewards.ts';
import type { searchSlice } from './slices/search.ts';
import type { sessionSlice } from './slices/session.ts';
import type { shopSlice } from './slices/shop.ts';
import type { tasksSlice } from './slices/tasks.ts';
import type { togglesSlice } from './slices/toggles.ts';
import type { userSlice } from './slices/user.ts';
import type { wishlistSlice } from './slices/wishlist.ts';

/** Each slice under its own name. Types only: the code of a slice comes with the screen that shows it. */
interface Slices {
  addressBook: typeof addressBookSlice;
  bag: typeof bagSlice;
  brands: typeof brandsSlice;
  category: typeof categorySlice;
  checkoutOrder: typeof checkoutOrderSlice;
  common: typeof commonSlice;
  content: typeof contentSlice;
  country: typeof countrySlice;
  filter: typeof filterSlice;
  home: typeof homeSlice;
  order: typeof orderSlice;
  orderConfirm: typeof orderConfirmSlice;
  orders: typeof ordersSlice;
  pageState: typeof pageStateSlice;
  personal: typeof personalSlice;
  pidBindInfo: typeof pidBindInfoSlice;
  pidBook: typeof pidBookSlice;
  product: typeof productSlice;
  productsList: typeof productsListSlice;
  rewards: typeof rewardsSlice;
  lottery: typeof lotterySlice;
  membership: typeof membershipSlice;
  tasks: typeof tasksSlice;
  referral: typeof referralSlice;
  questionnaire: typeof questionnaireSlice;
  search: typeof searchSlice;
  session: typeof sessionSlice;
  shop: typeof shopSlice;
  toggles: typeof togglesSlice;
  user: typeof userSlice;
  wishlist: typeof wishlistSlice;
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

/** What belongs to one shopper, and is nothing to whoever comes after them. */
const OF_ONE_SHOPPER: ReadonlySet<string> = new Set<keyof Slices>([
  'addressBook',
  'bag',
  'checkoutOrder',
  'lottery',
  'membership',
  'order',
  'orderConfirm',
  'orders',
  'personal',
  'pidBindInfo',
  'pidBook',
  'questionnaire',
  'referral',
  'rewards',
  'tasks',
  'wishlist',
]);

const SHOPPER_LEFT = 'store/shopperLeft';

/** Begins every slice of the shopper anew, without the code of any. */
export const shopperLeft = (): PayloadAction<undefined> => ({
  type: SHOPPER_LEFT,
  payload: undefined,
});

const withoutShopper = (state: RootState): RootState =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !OF_ONE_SHOPPER.has(name)));

/** An action names its slice, so that no other is asked. */
function reduced(state: RootState, action: PayloadAction): RootState {
  if (action.type === SHOPPER_LEFT) return withoutShopper(state);
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
