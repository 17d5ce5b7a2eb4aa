import type { KeyValueStorage } from '@vitrine/platform';

/** A store of the device, which answers later. */
export interface SlowStorage {
  readAll(): Promise<readonly (readonly [string, string | null])[]>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface DeviceStorage extends KeyValueStorage {
  /** Reads what the device keeps, once, before the first frame. */
  restore(): Promise<void>;
  /** Forgets everything but these keys. */
  clear(keptKeys: readonly string[]): void;
}

/** Answers at once from a copy in memory, and writes behind it. A device that keeps nothing still shows the shop. */
export function createDeviceStorage(slow: SlowStorage): DeviceStorage {
  const copy = new Map<string, string>();
  const remove = (key: string) => {
    copy.delete(key);
    slow.remove(key).catch(() => undefined);
  };
  return {
    async restore() {
      const entries = await slow.readAll().catch(() => []);
      for (const [key, value] of entries) if (value !== null) copy.set(key, value);
    },
    get: (key) => copy.get(key) ?? null,
    set(key, value) {
      copy.set(key, value);
      slow.write(key, value).catch(() => undefined);
    },
    remove,
    clear(keptKeys) {
      for (const key of [...copy.keys()]) if (!keptKeys.includes(key)) remove(key);
    },
  };
}
