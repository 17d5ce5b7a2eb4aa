import { generateKeyPairSync, sign } from 'node:crypto';

const createKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const withoutPemLines = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');

/** The key pairs of the shop, of Alipay and of a stranger, and the keys of the shop as its settings have them. */
export function createAlipayKeys() {
  const [shop, vendor, foreign] = [createKeyPair(), createKeyPair(), createKeyPair()];
  const keys = {
    appId: '2021',
    privateKey: withoutPemLines(shop.privateKey),
    publicKey: withoutPemLines(vendor.publicKey),
  };
  return { shop, vendor, foreign, keys };
}

/** A response of Alipay: the signature covers the exact characters between the braces. */
export function signAlipayResponse(method: string, part: string, privateKey: string): string {
  const signature = sign('sha256', Buffer.from(part), privateKey).toString('base64');
  return `{"${method.replaceAll('.', '_')}_response":${part},"sign":"${signature}"}`;
}
