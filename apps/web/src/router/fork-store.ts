/** The part of a store that a load needs. */
export interface StoreLike<S, A> {
  getState(): S;
  dispatch(action: A): unknown;
}

/**
 * Lets a load write without changing the screen that is still shown: the load reads and writes a fork,
 * and `commit` dispatches the same actions to the real store when the new screen is shown. After that
 * the fork reads and writes the real store, for data that arrives later.
 */
export function forkStore<S, A, T extends StoreLike<S, A>>(
  store: T,
  makeFork: (state: S) => T,
): { fork: T; commit(): void } {
  const copy = makeFork(store.getState());
  const actions: A[] = [];
  let isCommitted = false;
  const fork = {
    ...copy,
    getState: () => (isCommitted ? store : copy).getState(),
    dispatch(action: A) {
      if (isCommitted) return store.dispatch(action);
      actions.push(action);
      return copy.dispatch(action);
    },
  };
  return {
    fork,
    commit() {
      isCommitted = true;
      for (const action of actions.splice(0)) store.dispatch(action);
    },
  };
}
