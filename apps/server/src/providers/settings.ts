import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { alipayPrivateKey, alipayPublicKey } from './alipay-keys.ts';

const text = z.string().trim().min(1);

/** Keys of our own that the demo shop is happy with, and that anybody can read here. */
export const DEMO_TOKEN_KEY = 'demo-token-key-that-everybody-knows';
export const DEMO_PORTAL_KEY = 'demo-portal-key-that-everybody-knows';
const LEAST_KEY_LENGTH = 32;
const WECHAT_PAY_KEY_LENGTH = 32;
const key = text.min(LEAST_KEY_LENGTH, `must have at least ${LEAST_KEY_LENGTH} characters`);

/** Keys stand in environments with their lines written as \\n, or as they are. */
const rsaKey = (read: (pem: string) => KeyObject, kind: string) =>
  text
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine((value) => {
      try {
        return read(value).asymmetricKeyType === 'rsa';
      } catch {
        return false;
      }
    }, `must be a ${kind} RSA key, as PEM`);

const usableKey = (read: (base64: string) => KeyObject) =>
  text.refine((value) => {
    try {
      return read(value).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  }, 'must be an RSA key, in base64');

/** What the shop's partners have given it. Each group is whole or absent. */
export const providerFields = {
  /** Sandboxes answer for whichever partner has no keys. */
  SANDBOX: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
  /** Signs the tokens that the app and the portal hand over. */
  TOKEN_KEY: key.optional(),
  /** Encrypts the addresses that the portal sends shoppers with. */
  PORTAL_KEY: key.optional(),
  SMS_ACCESS_KEY_ID: text.optional(),
  SMS_ACCESS_KEY_SECRET: text.optional(),
  SMS_SIGN_NAME: text.optional(),
  SMS_TEMPLATE_CODE: text.optional(),
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  WECHAT_MINI_APP_ID: text.optional(),
  WECHAT_MINI_APP_SECRET: text.optional(),
  DOUYIN_APP_ID: text.optional(),
  DOUYIN_APP_SECRET: text.optional(),
  /** Of Douyin's payments: the salt signs what the shop asks, the token what it is told. */
  DOUYIN_PAY_SALT: text.optional(),
  DOUYIN_PAY_TOKEN: text.optional(),
  ALIPAY_APP_ID: text.optional(),
  ALIPAY_PRIVATE_KEY: usableKey(alipayPrivateKey).optional(),
  ALIPAY_PUBLIC_KEY: usableKey(alipayPublicKey).optional(),
  WECHAT_PAY_MERCHANT_ID: text.optional(),
  /** Of the shop's own certificate, whose private key signs what the shop asks. */
  WECHAT_PAY_SERIAL_NO: text.optional(),
  WECHAT_PAY_PRIVATE_KEY: rsaKey(createPrivateKey, 'private').optional(),
  /** The key of API version 3. */
  WECHAT_PAY_API_KEY: text.length(WECHAT_PAY_KEY_LENGTH).optional(),
  /** The provider's key, for merchants to whom it shows one instead of certificates. */
  WECHAT_PAY_PUBLIC_KEY_ID: text.optional(),
  WECHAT_PAY_PUBLIC_KEY: rsaKey(createPublicKey, 'public').optional(),
  /** A bucket for files that are not for the public; without one they lie in the data folder. */
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: text.optional(),
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  STORAGE_S3_ACCESS_KEY_ID: text.optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: text.optional(),
  /** Whoever knows whether a name and a resident number belong together. */
  IDENTITY_ACCESS_KEY_ID: text.optional(),
  IDENTITY_ACCESS_KEY_SECRET: text.optional(),
};

const GROUPS = {
  sms: {
    accessKeyId: 'SMS_ACCESS_KEY_ID',
    accessKeySecret: 'SMS_ACCESS_KEY_SECRET',
    signName: 'SMS_SIGN_NAME',
    templateCode: 'SMS_TEMPLATE_CODE',
  },
  wechat: { appId: 'WECHAT_APP_ID', secret: 'WECHAT_APP_SECRET' },
  wechatMini: { appId: 'WECHAT_MINI_APP_ID', secret: 'WECHAT_MINI_APP_SECRET' },
  douyin: { appId: 'DOUYIN_APP_ID', secret: 'DOUYIN_APP_SECRET' },
  douyinPay: { salt: 'DOUYIN_PAY_SALT', token: 'DOUYIN_PAY_TOKEN' },
  alipay: {
    appId: 'ALIPAY_APP_ID',
    privateKey: 'ALIPAY_PRIVATE_KEY',
    publicKey: 'ALIPAY_PUBLIC_KEY',
  },
  wechatPay: {
    merchantId: 'WECHAT_PAY_MERCHANT_ID',
    serialNo: 'WECHAT_PAY_SERIAL_NO',
    privateKey: 'WECHAT_PAY_PRIVATE_KEY',
    apiKey: 'WECHAT_PAY_API_KEY',
  },
  wechatPayKey: { id: 'WECHAT_PAY_PUBLIC_KEY_ID', key: 'WECHAT_PAY_PUBLIC_KEY' },
  s3: {
    endpoint: 'STORAGE_S3_ENDPOINT',
    region: 'STORAGE_S3_REGION',
    bucket: 'STORAGE_S3_BUCKET',
    accessKeyId: 'STORAGE_S3_ACCESS_KEY_ID',
    secretAccessKey: 'STORAGE_S3_SECRET_ACCESS_KEY',
  },
  identity: {
    accessKeyId: 'IDENTITY_ACCESS_KEY_ID',
    accessKeySecret: 'IDENTITY_ACCESS_KEY_SECRET',
  },
} as const;

type Groups = {
  readonly [G in keyof typeof GROUPS]:
    | { readonly [F in keyof (typeof GROUPS)[G]]: string }
    | undefined;
};

export interface ProviderSettings extends Groups {
  readonly sandbox: boolean;
  readonly tokenKey: string;
  readonly portalKey: string;
}

type Read = z.output<z.ZodObject<typeof providerFields>>;

/** What is wrong with the partners' settings, one line each; empty when nothing is. */
export function providerFaults(read: Read, isProduction: boolean): string[] {
  const given = (name: string) => Boolean(read[name as keyof Read]);
  const halves = Object.values(GROUPS).flatMap((group) => {
    const names = Object.values<string>(group);
    const missing = names.filter((name) => !given(name));
    return missing.length === names.length
      ? []
      : missing.map((name) => `${name}: needed beside ${names.filter(given).join(', ')}`);
  });
  if (given('DOUYIN_PAY_SALT') && !given('DOUYIN_APP_ID'))
    halves.push('DOUYIN_APP_ID: needed beside DOUYIN_PAY_SALT');
  if (!isProduction) return halves;
  const needed = [
    'TOKEN_KEY',
    'PORTAL_KEY',
    ...Object.values<string>(GROUPS.sms),
    ...Object.values<string>(GROUPS.wechatPay),
  ]
    .filter((name) => !given(name))
    .map((name) => `${name}: required in production`);
  const known = [
    ...(read.SANDBOX ? ['SANDBOX: production has no sandbox'] : []),
    ...(read.TOKEN_KEY === DEMO_TOKEN_KEY ? ['TOKEN_KEY: is the demo key'] : []),
    ...(read.PORTAL_KEY === DEMO_PORTAL_KEY ? ['PORTAL_KEY: is the demo key'] : []),
  ];
  return [...new Set([...halves, ...needed, ...known])];
}

/** The partners' settings as the ports take them. */
export function readProviders(read: Read, isProduction: boolean): ProviderSettings {
  const groups = Object.fromEntries(
    Object.entries(GROUPS).map(([name, group]) => {
      const values = Object.entries<string>(group).map(([field, setting]) => [
        field,
        read[setting as keyof Read],
      ]);
      return [name, values.every(([, value]) => value) ? Object.fromEntries(values) : undefined];
    }),
  ) as Groups;
  return {
    ...groups,
    sandbox: read.SANDBOX ?? !isProduction,
    tokenKey: read.TOKEN_KEY ?? DEMO_TOKEN_KEY,
    portalKey: read.PORTAL_KEY ?? DEMO_PORTAL_KEY,
  };
}
