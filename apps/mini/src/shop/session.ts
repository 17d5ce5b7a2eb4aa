import type { Api } from '@vitrine/client';
import { reportShareOpening, restoreSession } from '@vitrine/features/session';
import type { LandingParams, StoragePort } from '@vitrine/platform';
import { persistUserFlags, type Store, selectSessionKey } from '@vitrine/state';

interface SessionDeps {
  api: Api;
  store: Store;
  storage: StoragePort;
  /** The parameters of the link that opened the mini-program. They may contain a token or a session key. */
  landingParams: LandingParams;
}

const KEY = 'sessionKey';

/** Stores the session key, because a mini-program has no cookies. */
function persistSessionKey(store: Store, { local }: StoragePort): void {
  let before = selectSessionKey(store.getState());
  store.subscribe(() => {
    const now = selectSessionKey(store.getState());
    if (now === before) return;
    before = now;
    if (now) local.set(KEY, now);
    else local.remove(KEY);
  });
}

/** Restores the session from the token or key of the link, or from the key stored on this device. */
export function restoreShopperSession({ landingParams, ...deps }: SessionDeps): void {
  const { token, sessionKey } = landingParams;
  const storedKey = deps.storage.local.get(KEY);
  // The share is reported with the session, so that the server recognises the shopper who shared the page.
  void restoreSession({ ...deps, token, sessionKey: sessionKey ?? storedKey }).then(() =>
    reportShareOpening(deps.api, landingParams),
  );
}

/** Restores the session when the shop opens, and stores its later changes on the device. */
export function startSession(deps: SessionDeps): void {
  persistUserFlags(deps.store, deps.storage);
  persistSessionKey(deps.store, deps.storage);
  restoreShopperSession(deps);
}
