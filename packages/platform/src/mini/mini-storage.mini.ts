import { getStorageSync, removeStorageSync, setStorageSync } from '@tarojs/taro';
import type { KeyValueStorage, StoragePort } from '../ports/storage.ts';

const local: KeyValueStorage = {
  get(key) {
    try {
      const value: unknown = getStorageSync(key);
      return typeof value === 'string' && value !== '' ? value : null;
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      setStorageSync(key, value);
    } catch {
      // The storage is full or not permitted. The shop works without it.
    }
  },
  remove(key) {
    try {
      removeStorageSync(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** A mini-program's session lasts as long as its process, so memory is its session storage. */
function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

export const miniStorage = { local, session: createMemoryStorage() } satisfies StoragePort;
