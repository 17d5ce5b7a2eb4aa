import { ORDERS_PAGE_SIZE, selectIsOrdersLoaded, setOrders, setUnpaidOrders } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { parseTab } from './rules.ts';
import { OrdersLayout, OrdersView } from './Screen.tsx';

/** Active orders are loaded at once; only past orders are paged. */
const SIZES = { active: 50, history: ORDERS_PAGE_SIZE } as const;

async function loadUnpaid({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setUnpaidOrders(await api.listUnpaidOrders({}, { signal })));
}

/** Loads the open tab, and the unpaid orders for their count; only the open tab is required. */
async function loadPrivate(context: PrivateLoadContext, { query }: ScreenProps): Promise<void> {
  const { api, store, signal } = context;
  const tab = parseTab(query);
  const unpaid = loadUnpaid(context);
  if (tab === 'unpaid') return unpaid;
  const list = { status: tab, size: SIZES[tab] };
  const [page] = await Promise.all([
    api.listOrders({ query: list }, { signal }),
    unpaid.catch(() => undefined),
  ]);
  store.dispatch(setOrders(page));
}

export const screen = definePrivateScreen({
  name: 'orders',
  title: (language) => messages[language].title,
  loadPrivate,
  privateKey: ({ query }) => parseTab(query),
  isCached: (state, { query }) => selectIsOrdersLoaded(state, parseTab(query)),
  Layout: OrdersLayout,
  View: OrdersView,
});
