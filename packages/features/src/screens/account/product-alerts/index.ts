import { viewSizes } from '@vitrine/kit';
import {
  selectAreProductAlertsLoaded,
  selectProductsOfAlerts,
  setProductAlerts,
} from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { ProductAlertsView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const { alerts, products } = await api.listProductAlerts({}, { signal });
  const visibleProducts = products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setProductAlerts({ alerts, products: visibleProducts }));
}

export const screen = definePrivateScreen({
  name: 'productAlerts',
  title: (language) => messages[language].title,
  loadPrivate,
  isCached: (state) =>
    selectAreProductAlertsLoaded(state) && selectProductsOfAlerts(state).length > 0,
  Layout: accountLayout('productAlerts', messages),
  View: ProductAlertsView,
});
