import { isCancelled } from '@vitrine/client';
import { selectQuestionnaire, setQuestionnaire } from '@vitrine/state';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Loads whether the shopper or guest has answered already; a failure still shows the questions. */
export async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<void> {
  if (selectQuestionnaire(store.getState())?.id !== id) return;
  try {
    store.dispatch(setQuestionnaire(await api.getQuestionnaire({ params: { id } }, { signal })));
  } catch (error) {
    if (isCancelled(error)) throw error;
  }
}
