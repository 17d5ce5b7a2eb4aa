import { type Api, errorCode, errorReason } from '@vitrine/client';
import { type Store, selectBagId, selectIsUnconfirmed, selectSessionReady } from '@vitrine/state';
import { enter, leave } from './enter.ts';

const opening = new WeakMap<Store, Promise<string>>();

/** Waits for the end of the exchange: a shopper on the way in needs no guest's bag. */
const settled = (store: Store) =>
  new Promise<void>((resolve) => {
    if (selectSessionReady(store.getState())) return resolve();
    const stop = store.subscribe(() => {
      if (!selectSessionReady(store.getState())) return;
      stop();
      resolve();
    });
  });

/** The visit that the server could not be asked about when the page began, if there is one. */
async function confirmed(api: Api, store: Store): Promise<string | undefined> {
  if (!selectIsUnconfirmed(store.getState())) return undefined;
  try {
    const visit = await api.getSession();
    enter(store, visit);
    return visit.bagId;
  } catch (error) {
    if (errorCode(error) !== 'unauthorised') throw error;
    leave(store);
    return undefined;
  }
}

async function openAsGuest(api: Api, store: Store): Promise<string> {
  await settled(store);
  const known = selectBagId(store.getState()) || (await confirmed(api, store));
  if (known) return known;
  const session = await api.openSession({ body: { grant: 'guest' } });
  enter(store, session);
  return session.bagId;
}

/**
 * The id of the visitor's bag. Looking around needs no session; the first call that does opens one, and
 * however many need it at once, it is opened once.
 */
export function ensureSession(api: Api, store: Store): Promise<string> {
  const known = selectBagId(store.getState());
  if (known) return Promise.resolve(known);
  const under = opening.get(store) ?? openAsGuest(api, store).finally(() => opening.delete(store));
  opening.set(store, under);
  return under;
}

/**
 * Does something with the visitor's bag, and once more in a new visit when the old one has ended
 * meanwhile.
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
    leave(store);
    return work(await ensureSession(api, store));
  }
}
