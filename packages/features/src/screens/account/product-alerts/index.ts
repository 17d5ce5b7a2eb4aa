import { selectAreProductAlertsLoaded, selectProductsOfAlerts } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ProductAlertsLayout, ProductAlertsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'productAlerts',
  title: (language) => messages[language].title,
  loadPrivate,
  isCached: (state) =>
    selectAreProductAlertsLoaded(state) && selectProductsOfAlerts(state).length > 0,
  Layout: ProductAlertsLayout,
  View: ProductAlertsView,
});
