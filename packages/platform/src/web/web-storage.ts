import type { KeyValue, Storage } from '../ports/storage.ts';

/** Browsers throw for merely touching storage that the shopper has switched off. */
function keeper(find: () => globalThis.Storage | undefined): KeyValue {
  const attempt = <T>(work: (storage: globalThis.Storage) => T, otherwise: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

const inBrowser = typeof window !== 'undefined';

export const webStorage = {
  local: keeper(() => (inBrowser ? window.localStorage : undefined)),
  session: keeper(() => (inBrowser ? window.sessionStorage : undefined)),
} satisfies Storage;
