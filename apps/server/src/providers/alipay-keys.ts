import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The vendor hands out keys as bare base64 without the lines of PEM. */
const der = (text: string) => Buffer.from(text.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');

export const alipayPrivateKey = (text: string): KeyObject => {
  const key = der(text);
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
};

export const alipayPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: der(text), format: 'der', type: 'spki' });
