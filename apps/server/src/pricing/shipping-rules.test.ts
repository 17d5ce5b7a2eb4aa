import { describe, expect, it } from 'vitest';
import {
  amountUntilFree,
  calculateFee,
  calculateShippingCosts,
  FLAT_RATE,
  filterShippingOptions,
  findUnreachableMerchants,
  groupIntoShipments,
  type ShippingDestination,
  selectShippingOption,
} from './shipping-rules.ts';
import type { MerchantShippingChoice, StoredShippingOption } from './stored-types.ts';

const createOption = (
  type: StoredShippingOption['type'],
  fee: number,
  more: Partial<StoredShippingOption> = {},
) =>
  ({
    type,
    country: 'CN',
    fee,
    freeFrom: null,
    minDays: 1,
    maxDays: 2,
    ...more,
  }) as StoredShippingOption;
const standard = createOption('standard', 15_000, { freeFrom: 2_000_000 });
const express = createOption('express', 32_000);
const sameDay = createOption('same-day', 6_000, { states: ['SH'] });
const hongKong = createOption('standard', 12_000, { country: 'HK' });
const OPTIONS = [standard, express, sameDay, hongKong];

const createMerchant = (
  merchantId: string,
  chosen: StoredShippingOption['type'] = 'standard',
  ways = OPTIONS,
) =>
  ({
    merchantId,
    chosen,
    ways,
    name: merchantId,
    monogram: 'X',
    city: { 'zh-CN': '', 'en-US': '' },
  }) satisfies MerchantShippingChoice;
const createShipment = (merchantId: string, amount: number, isSameDay = false) => ({
  merchantId,
  amount,
  isSameDay,
});
const MAINLAND: ShippingDestination = { countryCode: 'CN', stateCode: 'BJ' };
const SHANGHAI: ShippingDestination = { countryCode: 'CN', stateCode: 'SH' };
const HONG_KONG: ShippingDestination = { countryCode: 'HK', stateCode: 'HK' };

describe('shipping options', () => {
  it.each<[string, ShippingDestination, boolean, StoredShippingOption[]]>([
    ['filters the options for the mainland', MAINLAND, true, [standard, express]],
    ['filters the options for Hong Kong', HONG_KONG, true, [hongKong]],
    ['offers same-day delivery in a listed province', SHANGHAI, true, [standard, express, sameDay]],
    ['offers no same-day delivery for other items', SHANGHAI, false, [standard, express]],
    [
      'offers no same-day delivery before an address is chosen',
      { countryCode: 'CN' },
      true,
      [standard, express],
    ],
  ])('%s', (_, destination, isSameDay, expected) => {
    expect(filterShippingOptions(OPTIONS, destination, { isSameDay })).toEqual(expected);
  });

  it('falls back to the standard option, then to the first', () => {
    expect(selectShippingOption(OPTIONS, 'express')).toBe(express);
    expect(selectShippingOption([standard, express], 'same-day')).toBe(standard);
    expect(selectShippingOption([express], 'standard')).toBe(express);
    expect(selectShippingOption([], 'standard')).toBeUndefined();
  });

  it('finds merchants that cannot send to a destination', () => {
    const shipments = [createShipment('a', 1), createShipment('b', 1)];
    const merchants = [createMerchant('a'), createMerchant('b', 'standard', [standard])];
    expect(
      findUnreachableMerchants(merchants, shipments, HONG_KONG).map(({ merchantId }) => merchantId),
    ).toEqual(['b']);
    expect(findUnreachableMerchants(merchants, shipments, MAINLAND)).toEqual([]);
  });
});

describe('shipping fees', () => {
  it.each([
    [1_999_999, 15_000, 1],
    [2_000_000, 0, null],
    [0, 15_000, 2_000_000],
  ])(
    'for an amount of %i the fee is %i and %s is missing until free shipping',
    (amount, fee, missing) => {
      expect(calculateFee(standard, amount)).toBe(fee);
      expect(amountUntilFree(standard, amount)).toBe(missing);
    },
  );

  it('has no missing amount for an option that is never free', () => {
    expect(calculateFee(express, 9_999_999)).toBe(32_000);
    expect(amountUntilFree(express, 1)).toBeNull();
  });
});

describe('calculateShippingCosts', () => {
  const calculateCosts = (
    chosen: StoredShippingOption['type'][],
    amount = 1,
    destination = MAINLAND,
  ) => {
    const merchants = chosen.map((type, at) => createMerchant(`${at}`, type));
    const shipments = chosen.map((_, at) => createShipment(`${at}`, amount));
    const { isFlatRateOrder, charges } = calculateShippingCosts(merchants, shipments, destination);
    return { isFlatRateOrder, fees: charges.map(({ fee }) => fee) };
  };

  it("charges each merchant's fee up to the flat rate", () => {
    expect(calculateCosts(['standard'])).toEqual({ isFlatRateOrder: false, fees: [15_000] });
    expect(calculateCosts(['standard', 'standard'])).toEqual({
      isFlatRateOrder: false,
      fees: [15_000, 15_000],
    });
  });

  it('splits the flat rate when the fees exceed it', () => {
    const three = calculateCosts(['standard', 'standard', 'standard']);
    expect(three).toEqual({ isFlatRateOrder: true, fees: [10_000, 10_000, 10_000] });
    expect(calculateCosts(['standard', 'standard', 'standard', 'standard']).fees).toEqual([
      7_500, 7_500, 7_500, 7_500,
    ]);
  });

  it('adds the surcharge of a faster option', () => {
    expect(calculateCosts(['express', 'standard', 'standard'])).toEqual({
      isFlatRateOrder: true,
      fees: [10_000 + 17_000, 10_000, 10_000],
    });
    expect(calculateCosts(['express'], 2_000_000).fees).toEqual([32_000]);
  });

  it('charges less for a cheaper option', () => {
    const merchants = [createMerchant('a', 'same-day')];
    const { charges } = calculateShippingCosts(merchants, [createShipment('a', 1, true)], SHANGHAI);
    expect(charges).toEqual([{ merchantId: 'a', fee: 6_000 }]);
  });

  it('has a flat rate for every shipping country', () => {
    expect(FLAT_RATE).toEqual({ CN: 30_000, HK: 24_000 });
    const inHongKong = calculateCosts(['standard', 'standard', 'standard'], 1, HONG_KONG);
    expect(inHongKong).toEqual({ isFlatRateOrder: true, fees: [8_000, 8_000, 8_000] });
  });
});

it('groups lines into one shipment per merchant, same-day only if every item is', () => {
  const createLine = (merchantId: string, price: number, quantity: number, isSameDay: boolean) => ({
    merchantId,
    price,
    quantity,
    isSameDay,
  });
  expect(
    groupIntoShipments([
      createLine('b', 10, 2, true),
      createLine('a', 5, 1, true),
      createLine('b', 1, 1, false),
    ]),
  ).toEqual([createShipment('b', 21, false), createShipment('a', 5, true)]);
});
