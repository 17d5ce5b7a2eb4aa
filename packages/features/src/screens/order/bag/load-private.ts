import { setBag } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { findBagId } from '../../../shared/session/index.ts';

/** Loads the visitor's bag. A visitor without a session has an empty bag; no session is opened for it. */
export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const id = await findBagId(api, store);
  if (id) store.dispatch(setBag(await api.getBag({ params: { id } }, { signal })));
}
