import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { instalmentCount } from '@vitrine/contract';
import { z } from 'zod';
import { readSharedKeys } from '../encryption/shared-keys.ts';
import { alipayPrivateKey, alipayPublicKey } from './alipay-keys.ts';
import { endpointFields, SMS_VENDORS } from './endpoints.ts';
import {
  type RegisteredTemplates,
  readRegisteredTemplates,
} from './messages/registered-templates.ts';
import { pushFields } from './push/setting-fields.ts';
import { singleSignOnFields } from './single-sign-on/setting-fields.ts';

const text = z.string().trim().min(1);

const MIN_KEY_LENGTH = 32;
const WECHAT_PAY_KEY_LENGTH = 32;

/** A key, or the new one before former ones. */
const sharedKeys = text
  .transform(readSharedKeys)
  .refine(
    (keys) => keys.every(({ length }) => length >= MIN_KEY_LENGTH),
    `must have at least ${MIN_KEY_LENGTH} characters; commas separate it from former keys`,
  );

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
  SANDBOX: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional()
    .describe('Whether sandboxes replace the providers without keys'),
  TEST_PAYMENTS: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on')
    .describe('Whether shoppers who are marked as testers may pay without money'),
  TOKEN_KEY: sharedKeys
    .optional()
    .describe(
      'Verifies the tokens that the app and the portal hand over. A new key goes before the former: `new,former`',
    ),
  PORTAL_KEY: sharedKeys
    .optional()
    .describe(
      'Decrypts the URLs that the portal sends shoppers with. A new key goes before the former: `new,former`',
    ),
  SMS_VENDOR: z
    .enum(SMS_VENDORS)
    .default('aliyun')
    .describe('Who sends short messages: aliyun or tencent'),
  SMS_ACCESS_KEY_ID: text
    .optional()
    .describe('The access key of short messages at Aliyun, or the SecretId at Tencent Cloud'),
  SMS_ACCESS_KEY_SECRET: text
    .optional()
    .describe('The secret of that access key, or the SecretKey'),
  SMS_APP_ID: text
    .regex(/^\d+$/, 'must be a number')
    .optional()
    .describe('The SdkAppId of short messages at Tencent Cloud, which only that vendor needs'),
  SMS_REGION: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+$/, 'must be a region such as ap-guangzhou')
    .default('ap-guangzhou')
    .describe('The region of short messages at Tencent Cloud'),
  SMS_SIGN_NAME: text.optional().describe('The registered signature of short messages'),
  SMS_TEMPLATE_CODE: text
    .optional()
    .describe(
      'The registered template of security codes, with the variable code, or {1} at Tencent',
    ),
  SMS_TEMPLATES: registeredTemplates
    .optional()
    .describe(
      'The templates of other messages than security codes: `back-in-stock=SMS_2,price-drop=SMS_3`; at Tencent with the values by number: `price-drop=1234;1:product;2:price`',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The server that sends e-mails: smtps://user:password@smtp.example.com'),
  MAIL_FROM: text
    .max(200)
    .optional()
    .describe('The sender of e-mails: Shop <no-reply@shop.example>'),
  WECHAT_APP_ID: text
    .optional()
    .describe('The official account in WeChat: log-in and signatures for sharing'),
  WECHAT_APP_SECRET: text.optional().describe('The secret of the official account'),
  WECHAT_TEMPLATES: registeredTemplates
    .optional()
    .describe(
      'The templates of the official account: `back-in-stock=ID;thing1:product;thing2:size`',
    ),
  WECHAT_MESSAGES: z
    .enum(['template', 'subscription'])
    .default('template')
    .describe('Whether those are template messages for followers, or subscription messages'),
  WECHAT_MOBILE_APP_ID: text
    .optional()
    .describe('The id of the shop’s own app at WeChat, for payments in it'),
  WECHAT_MINI_APP_ID: text.optional().describe('The mini-program in WeChat'),
  WECHAT_MINI_APP_SECRET: text.optional().describe('The secret of the mini-program in WeChat'),
  WECHAT_MINI_TEMPLATES: registeredTemplates
    .optional()
    .describe('The one-time subscription messages of the mini-program in WeChat, written likewise'),
  DOUYIN_APP_ID: text.optional().describe('The mini-program in Douyin'),
  DOUYIN_APP_SECRET: text.optional().describe('The secret of the mini-program in Douyin'),
  DOUYIN_TEMPLATES: registeredTemplates
    .optional()
    .describe(
      'The subscription messages of the mini-program in Douyin: `order-shipped=MSG1;订单号:order`',
    ),
  DOUYIN_PAYMENTS: z
    .enum(['trade', 'guaranteed'])
    .default('trade')
    .describe('How Douyin takes payments: its trade system, or the guaranteed payment before it'),
  DOUYIN_TRADE_PRIVATE_KEY: rsaKey(createPrivateKey, 'private')
    .optional()
    .describe('The private key of the mini-program in Douyin, as PEM, which signs orders'),
  DOUYIN_TRADE_KEY_VERSION: text.default('1').describe('The version of its public key at Douyin'),
  DOUYIN_TRADE_PLATFORM_KEY: rsaKey(createPublicKey, 'public')
    .optional()
    .describe('The public key of Douyin, as PEM, which verifies its callbacks'),
  DOUYIN_TRADE_GOODS_TYPE: text
    .regex(/^\d+$/)
    .optional()
    .describe('Douyin’s number for the kind of goods that the shop sells'),
  DOUYIN_TRADE_TAG_GROUP: text
    .optional()
    .describe('Douyin’s group of rules for refunds: tag_group_…'),
  DOUYIN_TRADE_PICTURE: z
    .url({ protocol: /^https$/ })
    .max(512)
    .optional()
    .describe('The picture of every order in Douyin'),
  DOUYIN_PAY_SALT: text
    .optional()
    .describe('Douyin’s guaranteed payment: the salt signs requests, the token notifications'),
  DOUYIN_PAY_TOKEN: text
    .optional()
    .describe('Verifies the notifications of Douyin’s guaranteed payment'),
  ALIPAY_APP_ID: text
    .optional()
    .describe('The app at Alipay: log-in of the mini-program, and payments'),
  ALIPAY_PRIVATE_KEY: base64RsaKey(alipayPrivateKey)
    .optional()
    .describe('The private RSA key of the shop, in base64'),
  ALIPAY_PUBLIC_KEY: base64RsaKey(alipayPublicKey)
    .optional()
    .describe('The public RSA key of Alipay, in base64'),
  ALIPAY_TEMPLATES: registeredTemplates
    .optional()
    .describe(
      'The subscription messages of the mini-program in Alipay: `order-shipped=ID;keyword1:order`',
    ),
  ALIPAY_INSTALMENTS: instalments
    .optional()
    .describe('The months over which Alipay may spread a payment: 3,6,12'),
  WECHAT_PAY_MERCHANT_ID: text.optional().describe('The merchant at WeChat Pay (API version 3)'),
  WECHAT_PAY_SERIAL_NO: text
    .optional()
    .describe('The serial number of the shop’s certificate, whose private key signs requests'),
  WECHAT_PAY_PRIVATE_KEY: rsaKey(createPrivateKey, 'private')
    .optional()
    .describe('The private key of that certificate, as PEM; line ends may be written as \\n'),
  WECHAT_PAY_API_KEY: text
    .length(WECHAT_PAY_KEY_LENGTH)
    .optional()
    .describe('The key of API version 3'),
  WECHAT_PAY_PUBLIC_KEY_ID: text
    .optional()
    .describe('WeChat Pay’s public key, for merchants that get a key instead of certificates'),
  WECHAT_PAY_PUBLIC_KEY: rsaKey(createPublicKey, 'public')
    .optional()
    .describe('That public key, as PEM'),
  STORAGE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('A bucket for private files; by default they are in the data folder'),
  STORAGE_S3_REGION: text.optional().describe('The region of the bucket'),
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('The name of the bucket'),
  STORAGE_S3_ACCESS_KEY_ID: text.optional().describe('The access key of the bucket'),
  STORAGE_S3_SECRET_ACCESS_KEY: text.optional().describe('The secret of that access key'),
  ...singleSignOnFields,
  ...pushFields,
  ...endpointFields,
  IDENTITY_ACCESS_KEY_ID: text
    .optional()
    .describe('The check whether a name and an ID number belong together'),
  IDENTITY_ACCESS_KEY_SECRET: text.optional().describe('The secret of that access key'),
  KUAIDI100_KEY: text
    .optional()
    .describe('The key of Kuaidi100, which reports where parcels are; without it operators do'),
  KUAIDI100_SALT: text.optional().describe('The secret with which Kuaidi100 signs its reports'),
};
