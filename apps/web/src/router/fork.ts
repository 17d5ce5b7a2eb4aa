/** The part of a store that a load needs. */
export interface StoreLike<S, A> {
  getState(): S;
  dispatch(action: A): unknown;
}

/**
 * Lets a load write without the screen that still stands seeing it: it reads and writes a fork, and
 * `commit` plays the same actions on the real store at the moment the screens change places.
 */
export function forkStore<S, A, T extends StoreLike<S, A>>(
  store: T,
  makeFork: (state: S) => T,
): { fork: T; commit(): void } {
  const made = makeFork(store.getState());
  const actions: A[] = [];
  const fork = {
    ...made,
    dispatch(action: A) {
      actions.push(action);
      return made.dispatch(action);
    },
  };
  return {
    fork,
    commit() {
      for (const action of actions.splice(0)) store.dispatch(action);
    },
  };
}
