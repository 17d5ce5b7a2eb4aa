import { createMemoryKeychain } from './memory-keychain.ts';

/** A browser has no keychain. Its build is for trying out, and forgets the session with the page. */
export const keychain = createMemoryKeychain();
