import { createMemoryKeychain } from './memory-keychain.ts';

/** The library has no port for HarmonyOS, whose asset store needs a module in ArkTS: a shopper logs in again. */
export const keychain = createMemoryKeychain();
