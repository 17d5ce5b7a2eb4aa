import { type Api, errorCode, errorReason } from '@vitrine/client';
import { type Store, selectBagId, selectIsUnconfirmed, selectSessionReady } from '@vitrine/state';
import { applySession, clearSession } from './apply-session.ts';

const pendingSessions = new WeakMap<Store, Promise<string>>();

/** Waits until the session is restored: a shopper who is being logged in needs no guest session. */
const waitForSession = (store: Store) =>
  new Promise<void>((resolve) => {
    if (selectSessionReady(store.getState())) return resolve();
    const stop = store.subscribe(() => {
      if (!selectSessionReady(store.getState())) return;
      stop();
      resolve();
    });
  });

/** Requests the session that could not be confirmed when the page started. Returns its bag, if it still exists. */
async function confirmSession(api: Api, store: Store): Promise<string | undefined> {
  if (!selectIsUnconfirmed(store.getState())) return undefined;
  try {
    const session = await api.getSession();
    applySession(store, session);
    return session.bagId;
  } catch (error) {
    if (errorCode(error) !== 'unauthorised') throw error;
    clearSession(store);
    return undefined;
  }
}

async function openGuestSession(api: Api, store: Store): Promise<string> {
  await waitForSession(store);
  const bagId = selectBagId(store.getState()) || (await confirmSession(api, store));
  if (bagId) return bagId;
  const session = await api.openSession({ body: { grant: 'guest' } });
  applySession(store, session);
  return session.bagId;
}

/**
 * Returns the id of the shopper's bag. Browsing needs no session; the first call that needs one opens a
 * guest session, and calls at the same time share it.
 */
export function ensureSession(api: Api, store: Store): Promise<string> {
  const bagId = selectBagId(store.getState());
  if (bagId) return Promise.resolve(bagId);
  const pending =
    pendingSessions.get(store) ??
    openGuestSession(api, store).finally(() => pendingSessions.delete(store));
  pendingSessions.set(store, pending);
  return pending;
}

/** Returns the id of the shopper's bag, or an empty text without a session: none is opened for it. */
export async function findBagId(api: Api, store: Store): Promise<string> {
  const state = store.getState();
  return selectBagId(state) || (selectIsUnconfirmed(state) ? ensureSession(api, store) : '');
}

/**
 * Runs a call with the id of the shopper's bag, and repeats it in a new session when the session has
 * ended.
 *
 * @example
 * await withBag(api, store, (id) => api.addBagItem({ params: { id }, body }));
 */
export async function withBag<T>(
  api: Api,
  store: Store,
  work: (bagId: string) => Promise<T>,
): Promise<T> {
  const bagId = await ensureSession(api, store);
  try {
    return await work(bagId);
  } catch (error) {
    if (errorReason(error) !== 'session-needed') throw error;
    clearSession(store);
    return work(await ensureSession(api, store));
  }
}
