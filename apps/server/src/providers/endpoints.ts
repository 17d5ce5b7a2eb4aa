import { REHEARSED_PROVIDERS, type RehearsedProvider } from '@vitrine/contract/admin';
import type { z } from 'zod';
import { address, host } from './address.ts';

export const ALIPAY_ENDPOINT = 'https://openapi.alipay.com/gateway.do';
export const WECHAT_PAY_ENDPOINT = 'https://api.mch.weixin.qq.com';
export const KUAIDI100_POLL_ENDPOINT = 'https://poll.kuaidi100.com';
export const KUAIDI100_NUMBER_ENDPOINT = 'https://www.kuaidi100.com';

/** Who sends short messages, and at which address of their own. */
export const SMS_ENDPOINTS = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
} as const;
export const SMS_VENDORS = ['aliyun', 'tencent'] as const satisfies (keyof typeof SMS_ENDPOINTS)[];
export type SmsVendor = (typeof SMS_VENDORS)[number];

/** Where each provider is asked. */
export interface ProviderEndpoints {
  readonly alipay: string;
  readonly wechatPay: string;
  readonly sms: string;
  readonly kuaidi100Poll: string;
  readonly kuaidi100Number: string;
}

/** The addresses of providers that a rehearsal replaces. */
export const endpointFields = {
  ALIPAY_ENDPOINT: address
    .optional()
    .describe(`The gateway of Alipay in a rehearsal, instead of ${ALIPAY_ENDPOINT}`),
  WECHAT_PAY_ENDPOINT: host
    .optional()
    .describe(`The address of WeChat Pay in a rehearsal, instead of ${WECHAT_PAY_ENDPOINT}`),
  SMS_ENDPOINT: host
    .optional()
    .describe('The address of short messages in a rehearsal, instead of that of their vendor'),
  KUAIDI100_ENDPOINT: host
    .optional()
    .describe('The address of Kuaidi100 in a rehearsal, instead of both of its own'),
};

type Read = z.output<z.ZodObject<typeof endpointFields>>;

/** The addresses in use: those of the settings, or the vendors' own. */
export const readEndpoints = (read: Read, smsVendor: SmsVendor): ProviderEndpoints => ({
  alipay: read.ALIPAY_ENDPOINT ?? ALIPAY_ENDPOINT,
  wechatPay: read.WECHAT_PAY_ENDPOINT ?? WECHAT_PAY_ENDPOINT,
  sms: read.SMS_ENDPOINT ?? SMS_ENDPOINTS[smsVendor],
  kuaidi100Poll: read.KUAIDI100_ENDPOINT ?? KUAIDI100_POLL_ENDPOINT,
  kuaidi100Number: read.KUAIDI100_ENDPOINT ?? KUAIDI100_NUMBER_ENDPOINT,
});

const isSame = (one: string, other: string) => new URL(one).href === new URL(other).href;

/** The providers that are asked at another address than the vendor's own. */
export function listRehearsed(
  endpoints: ProviderEndpoints,
  smsVendor: SmsVendor,
): Exclude<RehearsedProvider, 'push'>[] {
  const isOwn: Readonly<Record<Exclude<RehearsedProvider, 'push'>, boolean>> = {
    alipay: isSame(endpoints.alipay, ALIPAY_ENDPOINT),
    wechatPay: isSame(endpoints.wechatPay, WECHAT_PAY_ENDPOINT),
    sms: isSame(endpoints.sms, SMS_ENDPOINTS[smsVendor]),
    kuaidi100: isSame(endpoints.kuaidi100Poll, KUAIDI100_POLL_ENDPOINT),
  };
  return REHEARSED_PROVIDERS.filter((name) => name !== 'push').filter((name) => !isOwn[name]);
}

/** What an operator has to know while a provider is rehearsed. */
const REHEARSAL_WARNINGS: Readonly<Record<RehearsedProvider, string>> = {
  alipay: 'ALIPAY_ENDPOINT: Alipay is in a rehearsal, and its payments are no money',
  wechatPay: 'WECHAT_PAY_ENDPOINT: WeChat Pay is in a rehearsal, and its payments are no money',
  sms: 'SMS_ENDPOINT: short messages are in a rehearsal, and reach no shopper',
  kuaidi100: 'KUAIDI100_ENDPOINT: Kuaidi100 is in a rehearsal, and follows no real parcel',
  push: '*_PUSH_ENDPOINT, APNS_ENDPOINT or FCM_ENDPOINT: pushes are in a rehearsal, and reach no app of a store',
};

const TEST_PAYMENTS_WARNING =
  'TEST_PAYMENTS=on: shoppers who are marked as testers order without money';

/** What an operator has to know as long as not everything in the shop is real. */
export const listRehearsalWarnings = ({
  rehearsed,
  testPayments,
}: {
  readonly rehearsed: readonly RehearsedProvider[];
  readonly testPayments: boolean;
}): string[] => [
  ...rehearsed.map((name) => REHEARSAL_WARNINGS[name]),
  ...(testPayments ? [TEST_PAYMENTS_WARNING] : []),
];
