import { onSliceRegistered, type RegisteredSlice } from './slice.ts';
import type { Store } from './store.ts';

/** Text storage on the shopper's device. It never throws. */
export interface KeyValue {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

type Persist = NonNullable<RegisteredSlice['persist']>;

interface PersistedSlice {
  persist: Persist;
  read(): unknown;
  /** What the device has. The page may have begun with another value, which is stored with the next change. */
  stored: unknown;
}

/** Restores what this device has stored for a slice, and returns how to read the slice's value. */
function persistSlice(
  store: Store,
  storage: KeyValue,
  { name, persist, initialState }: RegisteredSlice & { persist: Persist },
): PersistedSlice {
  const read = () =>
    persist.select((store.getState() as Record<string, unknown>)[name] ?? initialState);
  const payload = parseJson(storage.get(persist.key));
  if (payload !== undefined) store.dispatch({ type: `${name}/${persist.restore}`, payload });
  return { persist, read, stored: payload ?? persist.select(initialState) };
}

/**
 * Restores every slice that declares `persist`, as soon as its code is loaded, and stores its
 * changes from then on. Call it after hydration: the server does not know the device's storage,
 * and both must render the same page.
 */
export function persistSlices(store: Store, storage: KeyValue): () => void {
  const persisted = new Map<string, PersistedSlice>();
  const stopRestoring = onSliceRegistered(({ persist, ...slice }) => {
    if (!persist || persisted.has(slice.name)) return;
    persisted.set(slice.name, persistSlice(store, storage, { ...slice, persist }));
  });
  const stopStoring = store.subscribe(() => {
    for (const slice of persisted.values()) {
      const value = slice.read();
      if (value === slice.stored) continue;
      slice.stored = value;
      storage.set(slice.persist.key, JSON.stringify(value));
    }
  });
  return () => {
    stopRestoring();
    stopStoring();
  };
}
