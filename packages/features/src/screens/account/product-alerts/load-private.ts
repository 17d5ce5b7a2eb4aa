import { viewSizes } from '@vitrine/kit';
import { setProductAlerts } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const { alerts, products } = await api.listProductAlerts({}, { signal });
  const visibleProducts = products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setProductAlerts({ alerts, products: visibleProducts }));
}
