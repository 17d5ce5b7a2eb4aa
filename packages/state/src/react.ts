import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { RootState } from './root-state.ts';
import type { Dispatch, Store } from './store.ts';

interface StoreContextValue {
  store: Store;
  /**
   * The state that the server rendered with, for parts that hydrate after the store has changed.
   */
  initialState: RootState;
}

const StoreContext = createContext<StoreContextValue | null>(null);

export interface StoreProviderProps {
  store: Store;
  children?: ReactNode;
}

/** Provides the store to a component tree. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const value = useRef<StoreContextValue | null>(null);
  if (value.current?.store !== store) value.current = { store, initialState: store.getState() };
  return createElement(StoreContext.Provider, { value: value.current }, children);
}

function useStoreContext(): StoreContextValue {
  const value = useContext(StoreContext);
  if (!value) throw new Error('Wrap the screen in <StoreProvider>');
  return value;
}

/**
 * Reads a value from the store and renders again when it changes. Values are compared by identity,
 * so a selector that computes an object must be memoised.
 */
export function useSelector<T>(selector: (state: RootState) => T): T {
  const { store, initialState } = useStoreContext();
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(initialState),
  );
}

export const useStore = (): Store => useStoreContext().store;

export const useDispatch = (): Dispatch => useStore().dispatch;
