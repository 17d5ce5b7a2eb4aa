import { describe, expect, it } from 'vitest';
import {
  cannotSend,
  chosenWay,
  type Destination,
  FLAT_RATE,
  feeOf,
  missingForFree,
  parcelsOf,
  shippingCosts,
  waysFor,
} from './shipping-rules.ts';
import type { ChosenShipping, ShippingWay } from './stored.ts';

const way = (type: ShippingWay['type'], fee: number, more: Partial<ShippingWay> = {}) =>
  ({ type, country: 'CN', fee, freeFrom: null, minDays: 1, maxDays: 2, ...more }) as ShippingWay;
const standard = way('standard', 15_000, { freeFrom: 2_000_000 });
const express = way('express', 32_000);
const sameDay = way('same-day', 6_000, { states: ['SH'] });
const hongKong = way('standard', 12_000, { country: 'HK' });
const WAYS = [standard, express, sameDay, hongKong];

const merchant = (merchantId: string, chosen: ShippingWay['type'] = 'standard', ways = WAYS) =>
  ({
    merchantId,
    chosen,
    ways,
    name: merchantId,
    monogram: 'X',
    city: { 'zh-CN': '', 'en-US': '' },
  }) satisfies ChosenShipping;
const parcel = (merchantId: string, amount: number, isSameDay = false) => ({
  merchantId,
  amount,
  isSameDay,
});
const MAINLAND: Destination = { countryCode: 'CN', stateCode: 'BJ' };
const SHANGHAI: Destination = { countryCode: 'CN', stateCode: 'SH' };
const HONG_KONG: Destination = { countryCode: 'HK', stateCode: 'HK' };

describe('the ways of a boutique', () => {
  it.each<[string, Destination, boolean, ShippingWay[]]>([
    ['on the mainland', MAINLAND, true, [standard, express]],
    ['in Hong Kong', HONG_KONG, true, [hongKong]],
    ['in a city that is near, for pieces that may', SHANGHAI, true, [standard, express, sameDay]],
    ['in a city that is near, for pieces that may not', SHANGHAI, false, [standard, express]],
    ['before there is an address', { countryCode: 'CN' }, true, [standard, express]],
  ])('%s', (_, destination, isSameDay, expected) => {
    expect(waysFor(WAYS, destination, { isSameDay })).toEqual(expected);
  });

  it('fall back to the standard one, then to any', () => {
    expect(chosenWay(WAYS, 'express')).toBe(express);
    expect(chosenWay([standard, express], 'same-day')).toBe(standard);
    expect(chosenWay([express], 'standard')).toBe(express);
    expect(chosenWay([], 'standard')).toBeUndefined();
  });

  it('may not reach a place at all', () => {
    const parcels = [parcel('a', 1), parcel('b', 1)];
    const merchants = [merchant('a'), merchant('b', 'standard', [standard])];
    expect(cannotSend(merchants, parcels, HONG_KONG).map(({ merchantId }) => merchantId)).toEqual([
      'b',
    ]);
    expect(cannotSend(merchants, parcels, MAINLAND)).toEqual([]);
  });
});

describe('a fee', () => {
  it.each([
    [1_999_999, 15_000, 1],
    [2_000_000, 0, null],
    [0, 15_000, 2_000_000],
  ])('for %i is %i, and %s more would be free', (amount, fee, missing) => {
    expect(feeOf(standard, amount)).toBe(fee);
    expect(missingForFree(standard, amount)).toBe(missing);
  });

  it('that is never free has nothing missing', () => {
    expect(feeOf(express, 9_999_999)).toBe(32_000);
    expect(missingForFree(express, 1)).toBeNull();
  });
});

describe('what all boutiques ask', () => {
  const costs = (chosen: ShippingWay['type'][], amount = 1, destination = MAINLAND) => {
    const merchants = chosen.map((type, at) => merchant(`${at}`, type));
    const parcels = chosen.map((_, at) => parcel(`${at}`, amount));
    const { isFlatRateOrder, charges } = shippingCosts(merchants, parcels, destination);
    return { isFlatRateOrder, fees: charges.map(({ fee }) => fee) };
  };

  it('is what each asks, up to the flat rate', () => {
    expect(costs(['standard'])).toEqual({ isFlatRateOrder: false, fees: [15_000] });
    expect(costs(['standard', 'standard'])).toEqual({
      isFlatRateOrder: false,
      fees: [15_000, 15_000],
    });
  });

  it('is the flat rate beyond it, parted among them', () => {
    const three = costs(['standard', 'standard', 'standard']);
    expect(three).toEqual({ isFlatRateOrder: true, fees: [10_000, 10_000, 10_000] });
    expect(costs(['standard', 'standard', 'standard', 'standard']).fees).toEqual([
      7_500, 7_500, 7_500, 7_500,
    ]);
  });

  it('adds what a faster way costs beyond the standard one', () => {
    expect(costs(['express', 'standard', 'standard'])).toEqual({
      isFlatRateOrder: true,
      fees: [10_000 + 17_000, 10_000, 10_000],
    });
    expect(costs(['express'], 2_000_000).fees).toEqual([32_000]);
  });

  it('is less for a way that is cheaper', () => {
    const merchants = [merchant('a', 'same-day')];
    const { charges } = shippingCosts(merchants, [parcel('a', 1, true)], SHANGHAI);
    expect(charges).toEqual([{ merchantId: 'a', fee: 6_000 }]);
  });

  it('has a flat rate for every country the shop sends to', () => {
    expect(FLAT_RATE).toEqual({ CN: 30_000, HK: 24_000 });
    const inHongKong = costs(['standard', 'standard', 'standard'], 1, HONG_KONG);
    expect(inHongKong).toEqual({ isFlatRateOrder: true, fees: [8_000, 8_000, 8_000] });
  });
});

it('makes one parcel for each boutique; one slow piece makes it a slow parcel', () => {
  const piece = (merchantId: string, price: number, quantity: number, isSameDay: boolean) => ({
    merchantId,
    price,
    quantity,
    isSameDay,
  });
  expect(
    parcelsOf([piece('b', 10, 2, true), piece('a', 5, 1, true), piece('b', 1, 1, false)]),
  ).toEqual([parcel('b', 21, false), parcel('a', 5, true)]);
});
