import { selectShop, setPromoBanner, setShop } from '@vitrine/state';
import type { LoadContext } from '../screen.ts';

/** Where a banner must stand to be said above every page. */
const PROMOTION_POSITION = 'top';

/**
 * Loads what surrounds every screen. It never fails a page: a shop without its words still sells.
 * What is there already is not asked for again.
 */
export async function loadShell({ api, store, signal }: LoadContext): Promise<void> {
  if (Object.keys(selectShop(store.getState())).length > 0) return;
  const [shop, banners] = await Promise.all([
    api.getFlatContent({ params: { code: 'shop' } }, { signal }).catch(() => null),
    api.getBanners({ query: { position: PROMOTION_POSITION } }, { signal }).catch(() => []),
  ]);
  if (shop) store.dispatch(setShop(shop.value));
  const [banner] = banners;
  if (banner) store.dispatch(setPromoBanner(banner));
}
