import { guestEntered, type Store } from '@vitrine/state';

/** Nobody who brings no token is kept waiting: they are a guest at once. */
export function enterSession(store: Store): void {
  store.dispatch(guestEntered());
}
