import type { PaymentChannel } from '@vitrine/contract';
import type { PaymentsPort } from './port.ts';

/** Who takes money: one house for the messaging app, one for each of the other mini-programs. */
export const PAYMENT_HOUSES = ['wechat', 'alipay', 'douyin'] as const;
export type PaymentHouse = (typeof PAYMENT_HOUSES)[number];

export const HOUSE_OF: Readonly<Record<PaymentChannel, PaymentHouse>> = {
  'messaging-oa': 'wechat',
  minip: 'wechat',
  alimp: 'alipay',
  ttmp: 'douyin',
};

export type PaymentHouses = Readonly<Record<PaymentHouse, PaymentsPort>>;

/** Where each house tells the shop what became of a payment. */
export const PAYMENT_NOTIFICATIONS: Readonly<Record<PaymentHouse, string>> = {
  wechat: '/api/v1/payments/notifications',
  alipay: '/api/v1/payments/notifications/alipay',
  douyin: '/api/v1/payments/notifications/douyin',
};
