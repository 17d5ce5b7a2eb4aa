import type { CheckoutOrder, RewardPackage } from '@vitrine/contract';
import { address as sampleAddress, personalId as samplePersonalId } from '@vitrine/state/testing';
import { checkoutOrder } from '../../../../shared/payment/testing.ts';

export const address = sampleAddress('600001', {
  addressLine: '武康路 12 弄',
  defaultShippingAddress: true,
});

export const personalId = samplePersonalId('0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40', {
  isDefault: true,
  clearanceStatus: 'passed',
  verifyLevel: 'number',
});

export const coupon: RewardPackage = {
  id: 'autumn-800',
  promotionId: 'autumn',
  name: '秋日全场礼券',
  description: '全场',
  status: 'claimed',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-31T16:00:00.000Z',
  isUsed: false,
  subscription: { id: 'autumn' },
  promoOffers: [
    { offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 800_000 } },
  ],
};

const merchant = { id: '301', name: 'Palazzo Nove', monogram: 'P', city: '米兰' };

const shippingOption = (type: 'standard' | 'express', fee: number, selected: boolean) => ({
  type,
  fee,
  regularFee: fee,
  minDays: 5,
  maxDays: 8,
  promise: { from: '2026-12-01', to: '2026-12-04', place: '上海' },
  selected,
});

export const item: CheckoutOrder['items'][number] = {
  id: '1',
  productId: '500001',
  variantId: '500101',
  merchantId: '301',
  brand: { id: '9', name: 'Varga & Linde' },
  shortDescription: '海军蓝羊毛大衣',
  images: [],
  size: '38',
  sizeDescription: 'FR 38',
  quantity: 1,
  price: 2_000_000,
  priceWithoutPromotion: 2_000_000,
};

export const order = (more: Partial<CheckoutOrder> = {}): CheckoutOrder =>
  checkoutOrder({
    items: [item],
    shippingAddress: address,
    shippingOptions: [
      {
        merchant,
        fee: 15_000,
        shipsFrom: 'abroad',
        passesCustoms: true,
        options: [
          shippingOption('standard', 15_000, true),
          shippingOption('express', 32_000, false),
        ],
      },
    ],
    payment: {
      rehearsed: [],
      channels: ['wechat-native', 'wechat-h5', 'alipay-page', 'alipay-wap'],
      instalments: [
        { count: 3, amount: 671_700 },
        { count: 6, amount: 335_900 },
      ],
    },
    personalIdId: personalId.id,
    ...more,
  });
