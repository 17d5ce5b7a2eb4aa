import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Dispatch, RootState, Store } from './store.ts';

interface Provided {
  store: Store;
  /** The state that the server rendered with, for parts that hydrate after it has moved on. */
  atStart: RootState;
}

const StoreContext = createContext<Provided | null>(null);

export interface StoreProviderProps {
  store: Store;
  children?: ReactNode;
}

/** Gives a tree its store. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const provided = useRef<Provided | null>(null);
  if (provided.current?.store !== store) provided.current = { store, atStart: store.getState() };
  return createElement(StoreContext.Provider, { value: provided.current }, children);
}

function useProvided(): Provided {
  const provided = useContext(StoreContext);
  if (!provided) throw new Error('Wrap the screen in <StoreProvider>');
  return provided;
}

/**
 * Reads from the store and follows it. A selector that computes must remember its result: what it
 * returns is compared by identity.
 */
export function useSelector<T>(selector: (state: RootState) => T): T {
  const { store, atStart } = useProvided();
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(atStart),
  );
}

export const useStore = (): Store => useProvided().store;

export const useDispatch = (): Dispatch => useStore().dispatch;
