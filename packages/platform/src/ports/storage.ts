/** Stores text by key. Never throws: in private mode it stores nothing, and the shop still works. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface StoragePort {
  /** Persists across browser sessions. */
  local: KeyValueStorage;
  /** Lasts until the tab or the mini-program is closed. */
  session: KeyValueStorage;
}
