/** Local storage of one program, which keeps copies of values. */
import type { HostState } from '../state.ts';
import { createApi, type Options } from './callbacks.ts';

export function storageApi({ clock, storage }: HostState): Record<string, unknown> {
  const read = (key: unknown): unknown => JSON.parse(storage.get(String(key)) ?? '""');
  const write = (key: unknown, data: unknown): void => {
    storage.set(String(key), JSON.stringify(data ?? ''));
  };
  return {
    getStorageSync: read,
    setStorageSync: write,
    removeStorageSync: (key: unknown) => void storage.delete(String(key)),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => ({ keys: [...storage.keys()], currentSize: 1, limitSize: 10240 }),
    getStorage: createApi(clock, 'getStorage', ({ key }: Options) => {
      if (!storage.has(String(key))) throw new Error('data not found');
      return { data: read(key) };
    }),
    setStorage: createApi(clock, 'setStorage', ({ key, data }) => write(key, data)),
    removeStorage: createApi(clock, 'removeStorage', ({ key }) => void storage.delete(String(key))),
    clearStorage: createApi(clock, 'clearStorage', () => storage.clear()),
  };
}

/** Alipay takes one options object and wraps the values that it reads. */
export function alipayStorageApi(state: HostState): Record<string, unknown> {
  const api = storageApi(state);
  const { storage } = state;
  return {
    ...api,
    getStorageSync: ({ key }: Options) => {
      const json = storage.get(String(key));
      return { success: true, data: json === undefined ? null : JSON.parse(json) };
    },
    setStorageSync: ({ key, data }: Options) =>
      void storage.set(String(key), JSON.stringify(data ?? null)),
    removeStorageSync: ({ key }: Options) => void storage.delete(String(key)),
  };
}
