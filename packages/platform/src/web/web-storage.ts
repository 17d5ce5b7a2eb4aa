import type { KeyValueStorage, StoragePort } from '../ports/storage.ts';

/** Wraps a browser storage. Browsers throw on any access to a storage that the shopper has switched off. */
function createSafeStorage(find: () => globalThis.Storage | undefined): KeyValueStorage {
  const attempt = <T>(work: (storage: globalThis.Storage) => T, fallback: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

const isBrowser = typeof window !== 'undefined';

export const webStorage = {
  local: createSafeStorage(() => (isBrowser ? window.localStorage : undefined)),
  session: createSafeStorage(() => (isBrowser ? window.sessionStorage : undefined)),
} satisfies StoragePort;
