import { createPublicKey } from 'node:crypto';
import { productionEnvironment } from './production-environment.ts';

/** Alipay issues keys as base64 without the lines of PEM. */
const toBase64 = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');

const privateKey = productionEnvironment.WECHAT_PAY_PRIVATE_KEY;
const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });

/** The keys of Alipay. */
export const alipayEnvironment = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY: toBase64(privateKey),
  ALIPAY_PUBLIC_KEY: toBase64(publicKey.toString()),
};
