import { describe, expect, it } from 'vitest';
import { createBagItemRecord } from '../../../test/support/bag-item-fixture.ts';
import { parseDestination } from '../../pricing/shipping-rules.ts';
import { mapBagToResponse } from './mappers.ts';
import type { BagItemRecord } from './queries.ts';

const context = {
  images: { views: () => [] },
  language: 'en-US',
  destination: { countryCode: 'CN' },
  now: Date.UTC(2026, 10, 20),
} as const;
const bag = (...records: BagItemRecord[]) => mapBagToResponse('b', records, context);

describe('bag shipping', () => {
  it("charges each merchant's fee", () => {
    const { isFlatRateOrder, priceInfo, boutiques } = bag(
      createBagItemRecord('1'),
      createBagItemRecord('2'),
    );
    expect(isFlatRateOrder).toBe(false);
    expect(boutiques['301']?.shipping).toEqual({
      fee: 15_000,
      regularFee: 15_000,
      freeFrom: 2_000_000,
      missingForFree: 1_500_000,
      promise: { from: '2026-11-27', to: '2026-12-02', place: 'Mainland China' },
    });
    expect(priceInfo.totalShippingFee).toBe(30_000);
  });

  it('calculates fees for the destination', () => {
    const shippingTo = (country: string) =>
      mapBagToResponse('b', [createBagItemRecord('1')], {
        ...context,
        destination: parseDestination(country),
      }).boutiques['301']?.shipping;
    expect(shippingTo('HK')).toMatchObject({ fee: 0, freeFrom: 400_000 });
    expect(shippingTo('US')).toEqual(shippingTo('CN'));
  });

  it('splits the flat rate when the fees exceed it', () => {
    const { isFlatRateOrder, priceInfo, boutiques } = bag(
      createBagItemRecord('1'),
      createBagItemRecord('2'),
      createBagItemRecord('3'),
    );
    expect(isFlatRateOrder).toBe(true);
    expect(Object.values(boutiques).map(({ shipping }) => shipping.fee)).toEqual([
      10_000, 10_000, 10_000,
    ]);
    expect(priceInfo).toMatchObject({ totalShippingFee: 30_000, grandTotal: 1_530_000 });
  });

  it("ships free above the merchant's limit", () => {
    const { boutiques } = bag(createBagItemRecord('1', { quantity: 4 }));
    expect(boutiques['301']?.shipping).toMatchObject({ fee: 0, missingForFree: null });
  });

  it('does not charge shipping for unavailable items but shows the fee', () => {
    const { priceInfo, boutiques } = bag(createBagItemRecord('1', { stock: 0 }));
    expect(priceInfo.grandTotal).toBe(0);
    expect(boutiques['301']?.shipping.fee).toBe(15_000);
  });

  it('shows no fee for a merchant that cannot send there', () => {
    const { boutiques } = bag(createBagItemRecord('1', { merchant_shipping: [] }));
    expect(boutiques['301']?.shipping).toEqual({
      fee: 0,
      regularFee: 0,
      freeFrom: null,
      missingForFree: null,
      promise: null,
    });
  });
});
