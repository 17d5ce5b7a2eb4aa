import { selectBagId, selectIsUnconfirmed, setConversations } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { ensureSession } from '../../../shared/session/index.ts';

/** Loads the conversations. Without a session there are none, and no session is opened for them. */
export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const state = store.getState();
  const hasSession =
    selectBagId(state) || (selectIsUnconfirmed(state) && (await ensureSession(api, store)));
  if (hasSession) store.dispatch(setConversations(await api.listConversations({}, { signal })));
}
