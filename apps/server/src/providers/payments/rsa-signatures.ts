import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';

const DIGEST = 'sha256';

/** Joins lines, each with a line end, as WeChat Pay and Douyin's trade system sign them. */
export const joinLines = (...parts: readonly string[]): string =>
  parts.map((part) => `${part}\n`).join('');

export const signText = (text: string, key: KeyObject): string =>
  sign(DIGEST, Buffer.from(text), key).toString('base64');

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify(DIGEST, Buffer.from(text), key, Buffer.from(signature, 'base64'));

export const newNonce = (): string => randomBytes(16).toString('hex');
