import type { PaymentChannel } from '@vitrine/contract';
import type { PaymentsPort } from './port.ts';

/** The payment providers that notify the shop, each with several channels: hosts in which it takes payments. */
export const NOTIFYING_PROVIDERS = ['wechat', 'alipay', 'douyin', 'test'] as const;
export type NotifyingProvider = (typeof NOTIFYING_PROVIDERS)[number];

/** Of a bank transfer an operator confirms that it has arrived. */
export type PaymentProvider = NotifyingProvider | 'transfer';

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
  transfer: 'transfer',
};

export type PaymentPorts = Readonly<Record<PaymentProvider, PaymentsPort>>;

/** The paths at which each provider notifies the shop of payments. */
export const PAYMENT_NOTIFICATION_PATHS: Readonly<Record<NotifyingProvider, string>> = {
  wechat: '/api/v1/payments/notifications',
  alipay: '/api/v1/payments/notifications/alipay',
  douyin: '/api/v1/payments/notifications/douyin',
  test: '/api/v1/payments/notifications/test',
};

/** The channel in which testers pay without money. */
export const TEST_CHANNEL = 'test' satisfies PaymentChannel;

/** The channel in which shoppers transfer money to the account of the shop. */
export const TRANSFER_CHANNEL = 'transfer' satisfies PaymentChannel;

/** Whether a payment is no money. Whatever counts money asks this, or the mark that orders keep of it. */
export const isTestPayment = ({ channel }: { readonly channel: PaymentChannel }): boolean =>
  PROVIDER_OF_CHANNEL[channel] === 'test';
