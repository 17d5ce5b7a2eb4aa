import type { AttachedPersonalId } from '@vitrine/contract';
import { setPidList } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { OrderPersonalIdView } from './Screen.tsx';

/** Loads the saved personal IDs into the store, and returns the one attached to the order. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<AttachedPersonalId> {
  const [attached, personalIds] = await Promise.all([
    api.getOrderPersonalId({ params: { id } }, { signal }),
    api.listPersonalIds({}, { signal }),
  ]);
  store.dispatch(setPidList(personalIds));
  return attached;
}

export const screen = definePrivateScreen({
  name: 'orderPersonalId',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('orders', messages, { isReadingWidth: true }),
  View: OrderPersonalIdView,
});
