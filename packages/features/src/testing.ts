import { type Api, ApiError, type ClientErrorCode } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import type { ShopProfile } from '@vitrine/contract';
import { makeStore, setShopProfile } from '@vitrine/state';
import type { LoadContext } from './screen.ts';

/** 2026-11-20, noon in China. */
export const NOON = Date.UTC(2026, 10, 20, 4);

/** A shop with one merchant who sends from within the country. */
export const OWN_SHOP: ShopProfile = {
  sellers: 'own',
  importsGoods: false,
  genders: ['women'],
  productKinds: [],
  exactPrices: false,
  returnDays: 14,
  programs: [],
  codeTargets: ['mobile', 'email'],
};

/** A store that knows the shop of the fixtures: boutiques that send from abroad. */
function makeShopStore() {
  const store = makeStore();
  store.dispatch(
    setShopProfile({
      sellers: 'boutiques',
      importsGoods: true,
      genders: ['women', 'men', 'kids'],
      productKinds: ['newSeason', 'exclusive', 'sameDay', 'reduced'],
      exactPrices: false,
      returnDays: 14,
      programs: ['membership', 'tasks', 'referral'],
      codeTargets: ['mobile', 'email'],
    }),
  );
  return store;
}

/** Creates a context for a screen's `load` with fake API calls. */
export const createLoadContext = (
  api: Partial<Api>,
  more: Partial<LoadContext> = {},
): LoadContext => ({
  api: fakeApi(api),
  store: makeShopStore(),
  params: {},
  query: {},
  language: 'zh-CN',
  now: NOON,
  ...more,
});

/** What a call fails with when the server rejects it for a reason. */
export const apiError = (
  code: ClientErrorCode,
  reason: string,
  message: string,
  fields?: object[],
): ApiError =>
  new ApiError(code, {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code, reason, message, requestId: 'r', ...(fields && { fields }) } },
  });

export const conflictError = (reason: string, message: string): ApiError =>
  apiError('conflict', reason, message);
