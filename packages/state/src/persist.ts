import { type Kept, onKept } from './kept.ts';
import type { Store } from './store.ts';

/** A place that keeps text on the shopper's device. It never throws. */
export interface KeyValue {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
}

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
  const before = new Map<Kept, unknown>();
  const stopRestoring = onKept((kept) => {
    const value = parsed(storage.get(kept.key));
    if (value !== undefined) kept.restore(store, value);
    before.set(kept, kept.read(store.getState()));
  });
  const stopWriting = store.subscribe(() => {
    for (const [kept, value] of before) {
      const now = kept.read(store.getState());
      if (now === value) continue;
      before.set(kept, now);
      storage.set(kept.key, JSON.stringify(now));
    }
  });
  return () => {
    stopRestoring();
    stopWriting();
  };
}
