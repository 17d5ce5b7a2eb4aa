import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type InstalmentCount, instalmentCount } from '@vitrine/contract';
import { z } from 'zod';
import { alipayPrivateKey, alipayPublicKey } from './alipay-keys.ts';
import type { MessageChannel } from './messages/port.ts';
import {
  type RegisteredTemplates,
  readRegisteredTemplates,
} from './messages/registered-templates.ts';

const text = z.string().trim().min(1);

/** Public keys for the demo shop, which production rejects. */
export const DEMO_TOKEN_KEY = 'demo-token-key-that-everybody-knows';
export const DEMO_PORTAL_KEY = 'demo-portal-key-that-everybody-knows';
const MIN_KEY_LENGTH = 32;
const WECHAT_PAY_KEY_LENGTH = 32;
const key = text.min(MIN_KEY_LENGTH, `must have at least ${MIN_KEY_LENGTH} characters`);

/** An environment variable may contain a PEM key with its line ends written as \\n. */
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

const base64RsaKey = (read: (base64: string) => KeyObject) =>
  text.refine((value) => {
    try {
      return read(value).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  }, 'must be an RSA key, in base64');

const registeredTemplates = text.transform((value, context): RegisteredTemplates => {
  const templates = readRegisteredTemplates(value);
  if (templates) return templates;
  context.addIssue({ code: 'custom', message: 'must be templates written as name=code,name=code' });
  return z.NEVER;
});

/** The numbers of months over which Alipay spreads a payment, as far as it allows the shop to: `3,6,12`. */
const instalments = z
  .string()
  .transform((value) => value.split(',').map(Number))
  .pipe(z.array(instalmentCount));

/** The settings of the providers. The settings of a group are all present or all missing. */
export const providerFields = {
  /** Whether sandboxes replace the providers without keys. */
  SANDBOX: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
  /** Verifies the tokens that the app and the portal hand over. */
  TOKEN_KEY: key.optional(),
  /** Decrypts the URLs that the portal sends shoppers with. */
  PORTAL_KEY: key.optional(),
  SMS_ACCESS_KEY_ID: text.optional(),
  SMS_ACCESS_KEY_SECRET: text.optional(),
  SMS_SIGN_NAME: text.optional(),
  SMS_TEMPLATE_CODE: text.optional(),
  /** The templates of other messages than security codes: `back-in-stock=SMS_2,price-drop=SMS_3`. */
  SMS_TEMPLATES: registeredTemplates.optional(),
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  /** The subscription messages of the official account: `back-in-stock=ID;thing1:product;thing2:size`. */
  WECHAT_TEMPLATES: registeredTemplates.optional(),
  /** The id of the shop's own app at WeChat, for payments in it. */
  WECHAT_MOBILE_APP_ID: text.optional(),
  WECHAT_MINI_APP_ID: text.optional(),
  WECHAT_MINI_APP_SECRET: text.optional(),
  DOUYIN_APP_ID: text.optional(),
  DOUYIN_APP_SECRET: text.optional(),
  /** Douyin payments: the salt signs requests, the token notifications. */
  DOUYIN_PAY_SALT: text.optional(),
  DOUYIN_PAY_TOKEN: text.optional(),
  ALIPAY_APP_ID: text.optional(),
  ALIPAY_PRIVATE_KEY: base64RsaKey(alipayPrivateKey).optional(),
  ALIPAY_PUBLIC_KEY: base64RsaKey(alipayPublicKey).optional(),
  ALIPAY_INSTALMENTS: instalments.optional(),
  WECHAT_PAY_MERCHANT_ID: text.optional(),
  /** The serial number of the shop's certificate, whose private key signs requests. */
  WECHAT_PAY_SERIAL_NO: text.optional(),
  WECHAT_PAY_PRIVATE_KEY: rsaKey(createPrivateKey, 'private').optional(),
  /** The key of API version 3. */
  WECHAT_PAY_API_KEY: text.length(WECHAT_PAY_KEY_LENGTH).optional(),
  /** WeChat Pay's public key, for merchants that get a key instead of certificates. */
  WECHAT_PAY_PUBLIC_KEY_ID: text.optional(),
  WECHAT_PAY_PUBLIC_KEY: rsaKey(createPublicKey, 'public').optional(),
  /** A bucket for private files; by default they are in the data folder. */
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: text.optional(),
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  STORAGE_S3_ACCESS_KEY_ID: text.optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: text.optional(),
  /** The check whether a name and an ID number belong together. */
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
  /** The registered templates of each channel. */
  readonly templates: Readonly<Record<MessageChannel, RegisteredTemplates>>;
  readonly wechatMobileAppId: string | undefined;
  readonly alipayInstalments: readonly InstalmentCount[];
  readonly sandbox: boolean;
  readonly tokenKey: string;
  readonly portalKey: string;
}

type Read = z.output<z.ZodObject<typeof providerFields>>;

/** The keys of a provider that serves shoppers. Storage may be a test bucket. */
const { s3: _, ...PROVIDER_GROUPS } = GROUPS;

/** The names of the settings that contain a key of a real provider. */
export const listProviderKeys = (read: Read): string[] =>
  Object.values(PROVIDER_GROUPS)
    .flatMap((group) => Object.values<string>(group))
    .filter((name) => Boolean(read[name as keyof Read]));

/** The faults of a shop that others can reach, by a reason such as `HOST=0.0.0.0`. */
function publicFaults(read: Read, reason: string): string[] {
  if (read.SANDBOX === undefined)
    return [
      `SANDBOX: this shop looks public (${reason}), and its sandboxes let anybody log in and pay. Set NODE_ENV=production, or SANDBOX=on for a demonstration`,
    ];
  if (read.SANDBOX) return [];
  const name = `is the demo key, and this shop looks public (${reason})`;
  return [
    ...((read.TOKEN_KEY ?? DEMO_TOKEN_KEY) === DEMO_TOKEN_KEY ? [`TOKEN_KEY: ${name}`] : []),
    ...((read.PORTAL_KEY ?? DEMO_PORTAL_KEY) === DEMO_PORTAL_KEY ? [`PORTAL_KEY: ${name}`] : []),
  ];
}

/** The apps for which WeChat Pay takes payments, one of which every transaction names. */
const WECHAT_APP_IDS = ['WECHAT_APP_ID', 'WECHAT_MINI_APP_ID', 'WECHAT_MOBILE_APP_ID'];

/** The faults of the provider settings, one line each. `publicReason` says why a shop looks public. */
export function providerFaults(
  read: Read,
  isProduction: boolean,
  publicReason: string | undefined,
): string[] {
  const isSet = (name: string) => Boolean(read[name as keyof Read]);
  const faults = Object.values(GROUPS).flatMap((group) => {
    const names = Object.values<string>(group);
    const missing = names.filter((name) => !isSet(name));
    return missing.length === names.length
      ? []
      : missing.map((name) => `${name}: needed beside ${names.filter(isSet).join(', ')}`);
  });
  if (isSet('DOUYIN_PAY_SALT') && !isSet('DOUYIN_APP_ID'))
    faults.push('DOUYIN_APP_ID: needed beside DOUYIN_PAY_SALT');
  if (isSet('WECHAT_PAY_MERCHANT_ID') && !WECHAT_APP_IDS.some(isSet))
    faults.push(`${WECHAT_APP_IDS.join(' or ')}: needed beside WECHAT_PAY_MERCHANT_ID`);
  if (!isProduction)
    return publicReason ? [...faults, ...publicFaults(read, publicReason)] : faults;
  const missing = ['TOKEN_KEY', 'PORTAL_KEY', ...Object.values<string>(GROUPS.sms)]
    .filter((name) => !isSet(name))
    .map((name) => `${name}: required in production`);
  const takesMoney = isSet('WECHAT_PAY_MERCHANT_ID') || isSet('ALIPAY_APP_ID');
  const unsafe = [
    ...(takesMoney ? [] : ['WECHAT_PAY_* or ALIPAY_*: one of them is required in production']),
    ...(read.SANDBOX ? ['SANDBOX: production has no sandbox'] : []),
    ...(read.TOKEN_KEY === DEMO_TOKEN_KEY ? ['TOKEN_KEY: is the demo key'] : []),
    ...(read.PORTAL_KEY === DEMO_PORTAL_KEY ? ['PORTAL_KEY: is the demo key'] : []),
  ];
  return [...new Set([...faults, ...missing, ...unsafe])];
}

/** Groups the provider settings as the ports take them. */
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
    templates: {
      sms: read.SMS_TEMPLATES ?? new Map(),
      messaging: read.WECHAT_TEMPLATES ?? new Map(),
    },
    wechatMobileAppId: read.WECHAT_MOBILE_APP_ID,
    alipayInstalments: read.ALIPAY_INSTALMENTS ?? [],
    sandbox: read.SANDBOX ?? !isProduction,
    tokenKey: read.TOKEN_KEY ?? DEMO_TOKEN_KEY,
    portalKey: read.PORTAL_KEY ?? DEMO_PORTAL_KEY,
  };
}
