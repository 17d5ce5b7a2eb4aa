import type { CheckoutOrder } from '@vitrine/contract';
import { NOON } from '../../testing.ts';

/** A checkout order without items that waits for its payment. */
export const checkoutOrder = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  id: '800001',
  status: 'open',
  expiresAt: new Date(NOON + 900_000).toISOString(),
  isFlatRateOrder: false,
  items: [],
  shippingAddress: null,
  shippingOptions: [],
  promo: null,
  priceInfo: {
    currencyIsoCode: 'CNY',
    subTotalAmount: 2_000_000,
    totalShippingFee: 15_000,
    totalDiscount: 0,
    grandTotal: 2_015_000,
    taxesIncluded: true,
  },
  payment: { channels: ['wechat-h5', 'alipay-wap'], instalments: [], rehearsed: [] },
  isPersonalIdRequired: true,
  personalIdId: null,
  ...more,
});
