import type { SlowStorage } from './device-storage.ts';

/** No port of AsyncStorage exists for this version: HarmonyOS keeps nothing when the app ends, and asks again. */
export const slowStorage: SlowStorage = {
  readAll: async () => [],
  write: async () => undefined,
  remove: async () => undefined,
};
