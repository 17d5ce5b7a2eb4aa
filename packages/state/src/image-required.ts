import type { KeyValue } from './persistence.ts';
import { setImageRequired } from './slices/pidBook.ts';
import type { Store } from './store.ts';

const KEY = 'isImageRequired';

/** Photos of the ID card are required unless a checkout of this session has said otherwise. */
export function restoreImageRequired(store: Store, session: Pick<KeyValue, 'get'>): void {
  const stored = session.get(KEY) ?? 'true';
  store.dispatch(setImageRequired(stored === 'true'));
}

/** Stores whether a checkout requires photos, for the personal ID form that follows. */
export function persistImageRequired(
  store: Store,
  session: Pick<KeyValue, 'set'>,
  isRequired: boolean,
): void {
  session.set(KEY, String(isRequired));
  store.dispatch(setImageRequired(isRequired));
}
