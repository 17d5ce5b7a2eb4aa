import type { KeyValue } from './persist.ts';
import { setImageRequired } from './slices/pidBook.ts';
import type { Store } from './store.ts';

const KEY = 'isImageRequired';

/** Photos are wanted unless this visit has been told otherwise. */
export function restoreImageRequired(store: Store, session: Pick<KeyValue, 'get'>): void {
  const stored = session.get(KEY) ?? 'true';
  store.dispatch(setImageRequired(stored === 'true'));
}

/** What a checkout has said about photos, for the form that follows. */
export function rememberImageRequired(
  store: Store,
  session: Pick<KeyValue, 'set'>,
  isRequired: boolean,
): void {
  session.set(KEY, String(isRequired));
  store.dispatch(setImageRequired(isRequired));
}
