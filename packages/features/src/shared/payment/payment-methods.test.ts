import type { PaymentOptions } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { listPaymentMethods, methodId, selectPaymentMethod } from './payment-methods.ts';

const offered: PaymentOptions = {
  rehearsed: [],
  channels: ['messaging-oa', 'wechat-native', 'alipay-page', 'alimp', 'ttmp'],
  instalments: [
    { count: 3, amount: 700 },
    { count: 6, amount: 400 },
  ],
};
const desktop = ['wechat-native', 'alipay-page'] as const;
const idsOf = (...args: Parameters<typeof listPaymentMethods>) =>
  listPaymentMethods(...args).map(({ id }) => id);

test('offers what the host can open and the shop takes, with instalments last', () => {
  expect(idsOf(desktop, offered)).toEqual(['wechat', 'alipay', 'alipay-3', 'alipay-6']);
  expect(idsOf(['alimp'], offered)).toEqual(['alipay', 'alipay-3', 'alipay-6']);
  expect(idsOf(['ttmp'], offered)).toEqual(['douyin']);
  expect(idsOf(['wechat-h5', 'alipay-wap'], offered)).toEqual([]);
  expect(idsOf(desktop, { ...offered, instalments: [] })).toEqual(['wechat', 'alipay']);
});

test('gives each method the channel of the host', () => {
  expect(listPaymentMethods(desktop, offered)[2]).toEqual({
    id: 'alipay-3',
    brand: 'alipay',
    channel: 'alipay-page',
    instalments: { count: 3, amount: 700 },
  });
});

test('selects the last choice in any host, or the usual one', () => {
  const methods = listPaymentMethods(desktop, offered);
  expect(selectPaymentMethod(methods, methodId('alipay-wap', 6))?.id).toBe('alipay-6');
  expect(selectPaymentMethod(methods, methodId('alimp', null))?.channel).toBe('alipay-page');
  expect(selectPaymentMethod(methods, 'douyin')?.id).toBe('wechat');
  expect(selectPaymentMethod([], 'wechat')).toBeUndefined();
});
