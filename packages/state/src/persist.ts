import { recentSearchesRestored, selectRecentSearches } from './slices/search.ts';
import { selectBeautyChanges, togglesRestored } from './slices/toggles.ts';
import type { RootState, Store } from './store.ts';

/** A place that keeps text on the shopper's device. It never throws. */
export interface KeyValue {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
}

interface Kept {
  key: string;
  read(state: RootState): unknown;
  restore(store: Store, value: unknown): void;
}

const kept: readonly Kept[] = [
  {
    key: 'recentSearches',
    read: selectRecentSearches,
    restore: (store, value) => store.dispatch(recentSearchesRestored(value)),
  },
  {
    key: 'beautyChanges',
    read: selectBeautyChanges,
    restore: (store, value) => store.dispatch(togglesRestored({ beautyChanges: value === true })),
  },
];

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Brings back what this device remembers, then writes down every change of it.
 * Call it after hydration: the server knows nothing of the device, and both must draw the same page.
 */
export function persist(store: Store, storage: KeyValue): () => void {
  for (const { key, restore } of kept) {
    const value = parsed(storage.get(key));
    if (value !== undefined) restore(store, value);
  }
  let before = kept.map(({ read }) => read(store.getState()));
  return store.subscribe(() => {
    const now = kept.map(({ read }) => read(store.getState()));
    kept.forEach(({ key }, index) => {
      if (now[index] !== before[index]) storage.set(key, JSON.stringify(now[index]));
    });
    before = now;
  });
}
