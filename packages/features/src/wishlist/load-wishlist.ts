import { viewSizes } from '@vitrine/kit';
import { selectBagId, selectIsUnconfirmed, setWishlist } from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';
import { ensureSession } from '../session/index.ts';

type Reading = Pick<OwnContext, 'api' | 'store'> & Partial<Pick<OwnContext, 'signal'>>;

/** Reads what the visitor keeps. Who has no visit keeps nothing, and is given none for looking. */
export async function loadWishlist({ api, store, signal }: Reading): Promise<void> {
  const state = store.getState();
  const hasVisit =
    selectBagId(state) || (selectIsUnconfirmed(state) && (await ensureSession(api, store)));
  if (!hasVisit) return;
  const { productIds, products } = await api.getWishlist({}, { signal });
  const shown = products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setWishlist({ productIds, products: shown }));
}
