import { hash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** A key nobody can guess; only its hash is stored. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

export const hashOf = (key: string): Buffer => hash('sha256', key, 'buffer');
