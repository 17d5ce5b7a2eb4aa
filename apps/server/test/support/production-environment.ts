import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The settings that production requires. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  TOKEN_KEY: 'a-key-of-the-shop-for-tokens-0123456789',
  PORTAL_KEY: 'a-key-of-the-shop-for-portals-012345678',
  PERSONAL_ID_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '别处',
  SMS_TEMPLATE_CODE: 'SMS_1',
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_PAY_MERCHANT_ID: '1900000001',
  WECHAT_PAY_SERIAL_NO: 'A1B2',
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_API_KEY: '0123456789abcdef0123456789abcdef',
};
