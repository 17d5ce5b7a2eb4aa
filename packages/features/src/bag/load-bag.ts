import { selectBagId, selectIsUnconfirmed, setBag } from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';
import { ensureSession } from '../session/index.ts';

/** Reads the visitor's bag. Who has no visit has nothing in it, and is given none for looking. */
export async function loadBag({ api, store, signal }: OwnContext): Promise<void> {
  const state = store.getState();
  const mayHaveOne = selectIsUnconfirmed(state);
  const id = selectBagId(state) || (mayHaveOne ? await ensureSession(api, store) : '');
  if (id) store.dispatch(setBag(await api.getBag({ params: { id } }, { signal })));
}
