import type { Api } from '@vitrine/client';
import { arrive } from '@vitrine/features/session';
import type { Storage, Visit } from '@vitrine/platform';
import { rememberUser, type Store, selectSessionKey } from '@vitrine/state';

interface Entering {
  api: Api;
  store: Store;
  storage: Storage;
  /** What the link said that led here: it may have brought a token, or the key of a visit. */
  visit: Visit;
}

const KEY = 'sessionKey';

/** A mini-program has no cookies: it keeps the key of its visit itself. */
function keepKey(store: Store, { local }: Storage): void {
  let before = selectSessionKey(store.getState());
  store.subscribe(() => {
    const now = selectSessionKey(store.getState());
    if (now === before) return;
    before = now;
    if (now) local.set(KEY, now);
    else local.remove(KEY);
  });
}

/** Finds out who has come, by what the link brought or this device kept. */
export function comeIn({ visit: { token, sessionKey }, ...entering }: Entering): void {
  const kept = entering.storage.local.get(KEY);
  void arrive({ ...entering, token, sessionKey: sessionKey ?? kept });
}

/** The same as the shop opens: from here on the device remembers who is there. */
export function enterSession(entering: Entering): void {
  rememberUser(entering.store, entering.storage);
  keepKey(entering.store, entering.storage);
  comeIn(entering);
}
