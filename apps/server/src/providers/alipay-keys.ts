import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Alipay issues keys as base64 without the lines of PEM. */
const toDer = (text: string) => Buffer.from(text.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');

export const alipayPrivateKey = (text: string): KeyObject => {
  const key = toDer(text);
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
};

export const alipayPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: toDer(text), format: 'der', type: 'spki' });
