import type { Api } from '@vitrine/client';
import { handOverToApp } from '@vitrine/features/session';
import type { BridgePort } from '@vitrine/platform';
import { type Store, selectBagId, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';

interface AppSessionDeps {
  api: Api;
  store: Store;
  bridge: BridgePort;
}

/** Keeps the session of this page and that of the app around it one. */
export function followAppSession({ api, store, bridge }: AppSessionDeps): () => void {
  const readSession = () => {
    const state = store.getState();
    return { bagId: selectBagId(state), isGuest: !selectIsLoggedIn(state) };
  };
  let last = readSession();
  const report = () => bridge.send({ type: 'session', ...last });
  const stopListening = bridge.listen('handOver', () => void handOverToApp(api, bridge));
  const stopFollowing = store.subscribe(() => {
    if (!selectSessionReady(store.getState())) return;
    const before = last;
    last = readSession();
    if (!before.isGuest && last.isGuest) bridge.send({ type: 'loggedOut' });
    else if (before.bagId !== last.bagId) report();
  });
  report();
  return () => {
    stopListening();
    stopFollowing();
  };
}
