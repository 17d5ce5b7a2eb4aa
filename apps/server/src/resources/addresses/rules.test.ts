import { expect, test } from 'vitest';
import { type AddressFields, addressFaults } from './rules.ts';
import { zipCodeFor } from './zip-codes.ts';

const good: AddressFields = {
  mobile: '13800138000',
  mobileCountry: 'CN',
  countryCode: 'CN',
  city: '上海市',
  district: '徐汇区',
  zipCode: '200031',
};
const shanghai = { countryId: '42', code: 'SH' };
const central = { countryId: '92', code: 'HCW' };
const hongKong: AddressFields = {
  ...good,
  countryCode: 'HK',
  mobileCountry: 'HK',
  mobile: '61230913',
  city: undefined,
  district: undefined,
  zipCode: null,
};

test.each([
  ['a full address', good, shanghai, []],
  ['a mobile number of elsewhere', { ...good, mobile: '61230913' }, shanghai, ['mobile']],
  [
    'a number from Hong Kong that says so',
    { ...good, mobile: '61230913', mobileCountry: 'HK' as const },
    shanghai,
    [],
  ],
  ['no such state', good, undefined, ['stateId']],
  ['a district of Hong Kong', good, central, ['stateId']],
  ['Hong Kong as a province', good, { countryId: '42', code: 'HK' }, ['stateId']],
  ['a province nobody ships to', good, { countryId: '42', code: 'TW' }, ['stateId']],
  ['no city', { ...good, city: undefined }, shanghai, ['city']],
  ['no district', { ...good, district: undefined }, shanghai, ['district']],
  ['no zip code', { ...good, zipCode: null }, shanghai, ['zipCode']],
  ['Hong Kong without city, district and zip code', hongKong, central, []],
] as const)('%s', (_, fields, state, faults) => {
  const countryId = fields.countryCode === 'HK' ? '92' : '42';
  const found = addressFaults(fields, state, countryId, 'zh-CN');
  expect(found.map(({ path }) => path)).toEqual(faults.map((name) => `body.${name}`));
});

test('a fault is told in the language of the shopper', () => {
  const [zh] = addressFaults({ ...good, zipCode: null }, shanghai, '42', 'zh-CN');
  const [en] = addressFaults({ ...good, zipCode: null }, shanghai, '42', 'en-US');
  expect([zh?.message, en?.message]).toEqual(['请填写六位邮政编码', 'is required: six digits']);
});

test.each([
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: '200031', applies: false }, '200031'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: '200031', applies: true }, '200031'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: null, applies: true }, '200000'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: undefined, applies: false }, null],
  [{ countryCode: 'CN', stateCode: 'XX', zipCode: undefined, applies: true }, null],
  [{ countryCode: 'CN', stateCode: undefined, zipCode: undefined, applies: true }, null],
  [{ countryCode: 'HK', stateCode: 'HCW', zipCode: '999077', applies: true }, null],
] as const)('of %j the zip code %s is stored', (asked, stored) =>
  expect(zipCodeFor(asked)).toBe(stored),
);
