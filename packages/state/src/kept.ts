import type { RootState, Store } from './store.ts';

/** A part of the state that its device remembers. */
export interface Kept {
  key: string;
  read(state: RootState): unknown;
  restore(store: Store, value: unknown): void;
}

const known: Kept[] = [];
const listeners = new Set<(kept: Kept) => void>();

/** Has a device remember a part of a slice. The slice says so itself, as it comes with its screen. */
export function keepOnDevice(kept: Kept): void {
  known.push(kept);
  for (const tell of listeners) tell(kept);
}

/** Tells of every part that is kept, now and when its slice comes, until the returned function is called. */
export function onKept(tell: (kept: Kept) => void): () => void {
  for (const kept of known) tell(kept);
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
