import type { BagNotice } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { destinationIn } from '../checkout/shipping-rules.ts';
import type { BagItemRecord } from './queries.ts';
import { availableOf, bagIn, canBeOrdered, noticesOf } from './rules.ts';

const nothing = { 'zh-CN': '', 'en-US': '' };

const record = (id: string, more: Partial<BagItemRecord> = {}): BagItemRecord => ({
  id,
  product_id: '1',
  variant_id: id,
  merchant_id: `30${id}`,
  size: '38',
  size_scale: 'FR',
  quantity: 1,
  price_when_added: '500000',
  brand_id: '7',
  short_description: nothing,
  image_keys: [],
  is_online: true,
  is_same_day: false,
  brand_name: 'Halden',
  merchant_name: 'Boutique',
  merchant_monogram: 'B',
  merchant_city: nothing,
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
  held: 0,
  ...more,
});

const told = {
  images: { views: () => [] },
  language: 'en-US',
  destination: { countryCode: 'CN' },
} as const;
const bag = (...records: BagItemRecord[]) => bagIn('b', records, told);

describe('what a shopper could buy', () => {
  it.each([
    ['of what there is', 3, 0, true, 3],
    ['never more than the limit', 40, 0, true, 5],
    ['less what others hold', 3, 2, true, 1],
    ['nothing when all is held', 2, 2, true, 0],
    ['nothing when more is held than there is', 1, 2, true, 0],
    ['nothing of a size that is gone', null, 0, true, 0],
    ['nothing of a product that is offline', 3, 0, false, 0],
  ])('%s', (_, stock, held, is_online, expected) => {
    expect(availableOf({ stock, held, is_online })).toBe(expected);
  });
});

describe('what a shopper should know', () => {
  it.each<[string, Partial<BagItemRecord>, BagNotice[]]>([
    ['nothing', {}, []],
    ['that it is gone, and nothing else', { stock: null, price_incl_taxes: null }, ['gone']],
    ['that it left the shop', { is_online: false, stock: 0 }, ['gone']],
    ['that it sold out, whatever its price', { stock: 0, price_incl_taxes: '1' }, ['sold-out']],
    ['that others hold the rest', { stock: 2, held: 2 }, ['sold-out']],
    ['that there is less', { quantity: 3, stock: 2 }, ['fewer-left']],
    ['that it is the last one', { stock: 1 }, ['last-piece']],
    ['that it is dearer', { price_incl_taxes: '500001' }, ['price-up']],
    ['that it is cheaper', { price_incl_taxes: '499999' }, ['price-down']],
    [
      'that it is the last one, and cheaper',
      { stock: 1, price_incl_taxes: '1' },
      ['last-piece', 'price-down'],
    ],
  ])('%s', (_, more, expected) => {
    expect(noticesOf(record('1', more))).toEqual(expected);
  });

  it('it can be ordered while there is enough', () => {
    expect(canBeOrdered(record('1', { quantity: 2, stock: 2 }))).toBe(true);
    expect(canBeOrdered(record('1', { quantity: 3, stock: 2 }))).toBe(false);
  });
});

describe('the delivery of a bag', () => {
  it('costs what each boutique asks', () => {
    const { isFlatRateOrder, priceInfo, boutiques } = bag(record('1'), record('2'));
    expect(isFlatRateOrder).toBe(false);
    expect(boutiques['301']?.shipping).toEqual({
      fee: 15_000,
      freeFrom: 2_000_000,
      missingForFree: 1_500_000,
    });
    expect(priceInfo.totalShippingFee).toBe(30_000);
  });

  it('is told of the place that parcels go to', () => {
    const shippingTo = (country: string) =>
      bagIn('b', [record('1')], { ...told, destination: destinationIn(country) }).boutiques['301']
        ?.shipping;
    expect(shippingTo('HK')).toMatchObject({ fee: 0, freeFrom: 400_000 });
    expect(shippingTo('US')).toEqual(shippingTo('CN'));
  });

  it('parts the flat rate where they ask for more', () => {
    const { isFlatRateOrder, priceInfo, boutiques } = bag(record('1'), record('2'), record('3'));
    expect(isFlatRateOrder).toBe(true);
    expect(Object.values(boutiques).map(({ shipping }) => shipping.fee)).toEqual([
      10_000, 10_000, 10_000,
    ]);
    expect(priceInfo).toMatchObject({ totalShippingFee: 30_000, grandTotal: 1_530_000 });
  });

  it('is free where enough is bought', () => {
    const { boutiques } = bag(record('1', { quantity: 4 }));
    expect(boutiques['301']?.shipping).toMatchObject({ fee: 0, missingForFree: null });
  });

  it('is not charged for what cannot be bought, but told', () => {
    const { priceInfo, boutiques } = bag(record('1', { stock: 0 }));
    expect(priceInfo.grandTotal).toBe(0);
    expect(boutiques['301']?.shipping.fee).toBe(15_000);
  });

  it('is told as nothing where a boutique does not send', () => {
    const { boutiques } = bag(record('1', { merchant_shipping: [] }));
    expect(boutiques['301']?.shipping).toEqual({ fee: 0, freeFrom: null, missingForFree: null });
  });
});
