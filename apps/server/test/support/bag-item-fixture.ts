import type { BagItemRecord } from '../../src/resources/bags/queries.ts';

const EMPTY = { 'zh-CN': '', 'en-US': '' };

export const createBagItemRecord = (
  id: string,
  more: Partial<BagItemRecord> = {},
): BagItemRecord => ({
  id,
  product_id: '1',
  variant_id: id,
  merchant_id: `30${id}`,
  size: '38',
  size_scale: 'FR',
  quantity: 1,
  price_when_added: '500000',
  brand_id: '7',
  short_description: EMPTY,
  image_keys: [],
  is_online: true,
  is_same_day: false,
  brand_name: 'Halden',
  merchant_name: 'Boutique',
  merchant_monogram: 'B',
  merchant_city: EMPTY,
  merchant_ships_from: 'abroad',
  merchant_shipping: [
    {
      type: 'standard',
      country: 'CN',
      fee: 15_000,
      freeFrom: 2_000_000,
      minDays: 5,
      maxDays: 8,
    },
    { type: 'standard', country: 'HK', fee: 4_000, freeFrom: 400_000, minDays: 1, maxDays: 2 },
  ],
  currency: 'CNY',
  price_incl_taxes: '500000',
  price_without_promotion: '500000',
  stock: 9,
  reserved: 0,
  opens_at: null,
  free_shipping: [],
  default_place: null,
  ...more,
});
