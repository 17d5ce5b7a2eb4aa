import { selectBagId, setBag, setConfirmedOrder, setConfirmedPidInfo } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import { hiddenTitleLayout } from '../../../shared/private-data/titled-layouts.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { OrderConfirmView } from './Screen.tsx';

/** Fetches the bag again, which the order has emptied. The confirmation does not wait for it. */
async function refetchBag({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const id = selectBagId(store.getState());
  if (id) store.dispatch(setBag(await api.getBag({ params: { id } }, { signal })));
}

/** Loads the order and the personal ID attached to it; only the order is required. */
async function loadPrivate(
  context: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<void> {
  const { api, store, signal } = context;
  const params = { id };
  // The next page that shows the bag fetches it in any case.
  refetchBag(context).catch(() => undefined);
  const [order, attached] = await Promise.all([
    api.getOrder({ params }, { signal }),
    api.getOrderPersonalId({ params }, { signal }).catch(() => null),
  ]);
  store.dispatch(setConfirmedOrder(order));
  if (!attached) return;
  const { personalId } = attached;
  const clearanceStatus = personalId?.clearanceStatus ?? null;
  store.dispatch(setConfirmedPidInfo({ personalId, clearanceStatus }));
}

export const screen = definePrivateScreen({
  name: 'orderConfirm',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: hiddenTitleLayout(messages),
  View: OrderConfirmView,
});
