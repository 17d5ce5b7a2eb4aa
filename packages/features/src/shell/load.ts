import { isErrorBody } from '@vitrine/client';
import { showMinorUnits } from '@vitrine/kit';
import {
  type ShopConfiguration,
  selectDefaultGender,
  selectShopContent,
  setPrefGender,
  setPromoBanner,
  setShopConfiguration,
  setShopContent,
  setShopProfile,
  setToggles,
} from '@vitrine/state';
import type { LoadContext } from '../load-types.ts';
import { readConfiguration } from './read-configuration.ts';

/** The banner position above every page. */
const PROMOTION_POSITION = 'top';

/** The app and environment whose configuration this shop uses. */
const APP = 'storefront';
const ENVIRONMENT = 'production';

type ShellContext = Pick<LoadContext, 'api' | 'store' | 'query' | 'signal'>;

/** Loads the toggles and the configuration. When the call fails or is refused, the defaults stay. */
async function loadConfiguration({ api, store, query, signal }: ShellContext): Promise<void> {
  const params = { app: APP, env: query.env ?? ENVIRONMENT };
  const reply = await api.getAppConfiguration({ params }, { signal }).catch(() => null);
  if (!reply || isErrorBody(reply)) return;
  store.dispatch(setToggles(reply.toggles));
  store.dispatch(setShopProfile(reply.profile));
  showMinorUnits(reply.profile.exactPrices);
  const configuration: ShopConfiguration = readConfiguration(reply.configuration);
  store.dispatch(setShopConfiguration(configuration));
  store.dispatch(setPrefGender(selectDefaultGender(store.getState())));
}

/**
 * Loads the shop's content, its configuration and the promotion banners, unless they are in the store. A failure
 * is ignored: screens also work without them.
 */
export async function loadShell(context: ShellContext): Promise<void> {
  const { api, store, signal } = context;
  if (Object.keys(selectShopContent(store.getState())).length > 0) return;
  const [shop, banners] = await Promise.all([
    api.getFlatContent({ params: { code: 'shop' } }, { signal }).catch(() => null),
    api.getBanners({ query: { position: PROMOTION_POSITION } }, { signal }).catch(() => []),
    loadConfiguration(context),
  ]);
  if (shop) store.dispatch(setShopContent(shop.value));
  store.dispatch(setPromoBanner(banners));
}
