import type { RootState } from './root-state.ts';
import { findSlice, findSlicesOf, type PayloadAction } from './slice.ts';

export interface Store {
  getState(): RootState;
  dispatch<A extends PayloadAction>(action: A): A;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export type Dispatch = Store['dispatch'];

const SESSION_CLEARED = 'store/sessionCleared';

/** Resets every slice that belongs to the shopper. */
export const sessionCleared = (): PayloadAction<undefined> => ({
  type: SESSION_CLEARED,
  payload: undefined,
});

const withoutShopperSlices = (state: RootState): RootState =>
  Object.fromEntries(
    Object.entries(state).filter(([name]) => findSlice(name)?.owner !== 'shopper'),
  );

function reduce(state: RootState, action: PayloadAction): RootState {
  if (action.type === SESSION_CLEARED) return withoutShopperSlices(state);
  let next = state;
  for (const slice of findSlicesOf(action.type)) {
    const name = slice.name as keyof RootState;
    const sliceState = slice.reducer(next[name], action);
    // A slice without changes stays absent from the root state.
    if (sliceState !== (next[name] ?? slice.initialState)) next = { ...next, [name]: sliceState };
  }
  return next;
}

/**
 * Creates the store of one shopper: a browser makes one, a server makes one for every page it renders.
 * @example
 * const store = makeStore({ preloaded: JSON.parse(text) });
 */
export function makeStore({
  preloaded,
}: {
  preloaded?: Partial<RootState> | undefined;
} = {}): Store {
  let state: RootState = { ...preloaded };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next !== state) {
        state = next;
        for (const listener of [...listeners]) listener();
      }
      return action;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
