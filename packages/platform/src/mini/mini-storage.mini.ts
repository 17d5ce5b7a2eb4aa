import { getStorageSync, removeStorageSync, setStorageSync } from '@tarojs/taro';
import type { KeyValue, Storage } from '../ports/storage.ts';

const local: KeyValue = {
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
      // Full or refused: the shopper goes on without it.
    }
  },
  remove(key) {
    try {
      removeStorageSync(key);
    } catch {
      // Nothing was kept.
    }
  },
};

/** A mini-program's visit lasts as long as its process, so memory is its session storage. */
function inMemory(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

export const miniStorage = { local, session: inMemory() } satisfies Storage;
