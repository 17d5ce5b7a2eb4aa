import { hash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** Creates a random key; only its hash is stored. */
export const createSessionKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export const isSessionKey = (text: unknown): text is string =>
  typeof text === 'string' && KEY.test(text);

export const hashSessionKey = (key: string): Buffer => hash('sha256', key, 'buffer');
