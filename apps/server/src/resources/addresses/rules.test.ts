import { expect, test } from 'vitest';
import { type AddressFields, validateAddress } from './rules.ts';
import { chooseZipCode } from './zip-codes.ts';

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
  ['a mobile number of another country', { ...good, mobile: '61230913' }, shanghai, ['mobile']],
  [
    'a number of Hong Kong with its country',
    { ...good, mobile: '61230913', mobileCountry: 'HK' as const },
    shanghai,
    [],
  ],
  ['no such state', good, undefined, ['stateId']],
  ['a district of Hong Kong', good, central, ['stateId']],
  ['Hong Kong as a province', good, { countryId: '42', code: 'HK' }, ['stateId']],
  ['a province that is not served', good, { countryId: '42', code: 'TW' }, ['stateId']],
  ['no city', { ...good, city: undefined }, shanghai, ['city']],
  ['no district', { ...good, district: undefined }, shanghai, ['district']],
  ['no zip code', { ...good, zipCode: null }, shanghai, ['zipCode']],
  ['Hong Kong without city, district and zip code', hongKong, central, []],
] as const)('validates %s', (_, fields, state, faults) => {
  const countryId = fields.countryCode === 'HK' ? '92' : '42';
  const result = validateAddress(fields, state, countryId, 'zh-CN');
  expect(result.map(({ path }) => path)).toEqual(faults.map((name) => `body.${name}`));
});

test('reports faults in the language of the shopper', () => {
  const [zh] = validateAddress({ ...good, zipCode: null }, shanghai, '42', 'zh-CN');
  const [en] = validateAddress({ ...good, zipCode: null }, shanghai, '42', 'en-US');
  expect([zh?.message, en?.message]).toEqual(['请填写六位邮政编码', 'is required: six digits']);
});

test.each([
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: '200031', appliesForZipCode: false }, '200031'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: '200031', appliesForZipCode: true }, '200031'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: null, appliesForZipCode: true }, '200000'],
  [{ countryCode: 'CN', stateCode: 'SH', zipCode: undefined, appliesForZipCode: false }, null],
  [{ countryCode: 'CN', stateCode: 'XX', zipCode: undefined, appliesForZipCode: true }, null],
  [{ countryCode: 'CN', stateCode: undefined, zipCode: undefined, appliesForZipCode: true }, null],
  [{ countryCode: 'HK', stateCode: 'HCW', zipCode: '999077', appliesForZipCode: true }, null],
] as const)('for %j stores the zip code %s', (input, stored) =>
  expect(chooseZipCode(input)).toBe(stored),
);
