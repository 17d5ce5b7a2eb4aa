import type { PaymentChannel } from '@vitrine/contract';
import type { PaymentsPort } from './port.ts';

/** The payment providers, each with several channels: hosts in which it takes payments. */
export const PAYMENT_PROVIDERS = ['wechat', 'alipay', 'douyin', 'test'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PROVIDER_OF_CHANNEL: Readonly<Record<PaymentChannel, PaymentProvider>> = {
  'messaging-oa': 'wechat',
  minip: 'wechat',
  alimp: 'alipay',
  ttmp: 'douyin',
  'wechat-native': 'wechat',
  'wechat-h5': 'wechat',
  'wechat-app': 'wechat',
  'alipay-page': 'alipay',
  'alipay-wap': 'alipay',
  'alipay-app': 'alipay',
  test: 'test',
};

export type PaymentPorts = Readonly<Record<PaymentProvider, PaymentsPort>>;

/** The paths at which each provider notifies the shop of payments. */
export const PAYMENT_NOTIFICATION_PATHS: Readonly<Record<PaymentProvider, string>> = {
  wechat: '/api/v1/payments/notifications',
  alipay: '/api/v1/payments/notifications/alipay',
  douyin: '/api/v1/payments/notifications/douyin',
  test: '/api/v1/payments/notifications/test',
};

/** The channel in which testers pay without money. */
export const TEST_CHANNEL = 'test' satisfies PaymentChannel;

/** Whether a payment is no money. Whatever counts money asks this, or the mark that orders keep of it. */
export const isTestPayment = ({ channel }: { readonly channel: PaymentChannel }): boolean =>
  PROVIDER_OF_CHANNEL[channel] === 'test';
