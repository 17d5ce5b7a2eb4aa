import { expect, test } from 'vitest';
import { listOtherValues, readShopValues, writeShopValues } from './shop-values.ts';

const stored = {
  defaultGender: 'women',
  homeContent: { women: 'home-women', men: '' },
  sellers: 'boutiques',
  returnDays: 30,
  shippingCountries: ['CN', 'XX'],
  minimumAppVersion: '2.18.0',
  chatHours: { from: 9 },
};

test('reads what the storefront knows', () => {
  expect(readShopValues(stored)).toEqual({
    defaultGender: 'women',
    homeContent: { women: 'home-women' },
    sellers: 'boutiques',
    returnDays: 30,
    shippingCountries: ['CN'],
    minimumAppVersion: '2.18.0',
  });
  expect(listOtherValues(stored)).toEqual({ chatHours: { from: 9 } });
});

test.each([
  [{}],
  [
    {
      defaultGender: 'dogs',
      homeContent: 'spring',
      sellers: 'shops',
      returnDays: '30',
      minimumAppVersion: 2,
    },
  ],
])('takes %j for missing', (values) => {
  expect(readShopValues(values)).toEqual({
    defaultGender: null,
    homeContent: {},
    sellers: null,
    returnDays: null,
    shippingCountries: [],
    minimumAppVersion: '',
  });
});

test('keeps other values, and leaves out what is empty', () => {
  const values = {
    ...readShopValues(stored),
    defaultGender: null,
    homeContent: { women: '', men: 'home-men' },
    minimumAppVersion: ' ',
  };
  expect(writeShopValues(values, { chatHours: { from: 9 }, defaultGender: 'men' })).toEqual({
    chatHours: { from: 9 },
    homeContent: { men: 'home-men' },
    sellers: 'boutiques',
    returnDays: 30,
    shippingCountries: ['CN'],
  });
});
