import type { Keychain } from './keychain.types.ts';

/** Where no keychain can be reached, nothing outlives the app: plain storage would be read by a backup. */
export function createMemoryKeychain(): Keychain {
  const values = new Map<string, string>();
  return {
    protection: 'none',
    read: async (name) => values.get(name),
    write: async (name, value) => void values.set(name, value),
    remove: async (name) => void values.delete(name),
  };
}
