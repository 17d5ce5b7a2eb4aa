import { expect, test } from 'vitest';
import {
  createDraft,
  fillFromParsed,
  filterServedStates,
  findInvalidFields,
  parseMobile,
  setCity,
  setCountryCode,
  setState,
  toRequest,
} from './draft.ts';

const complete = {
  ...createDraft('CN'),
  name: '林知夏',
  mobile: '138 0013 8000',
  stateId: '4209',
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄',
  zipCode: '200031',
};

test.each([
  ['138 0013 8000', { mobileCountry: 'CN', mobile: '13800138000' }],
  ['+86 13800138000', { mobileCountry: 'CN', mobile: '13800138000' }],
  ['6123 0913', { mobileCountry: 'HK', mobile: '61230913' }],
  ['+852 6123 0913', { mobileCountry: 'HK', mobile: '61230913' }],
  ['12345', undefined],
  ['', undefined],
])('parses the mobile number %s as %o', (text, parsed) =>
  expect(parseMobile(text)).toEqual(parsed),
);

test.each([
  [complete, []],
  [{ ...complete, zipCode: '' }, []],
  [{ ...complete, zipCode: '2000' }, ['zipCode']],
  [{ ...complete, district: ' ' }, ['district']],
  [{ ...complete, name: '林' }, ['name']],
  [{ ...complete, countryCode: 'HK' as const, city: '', district: '', zipCode: '1' }, []],
  [createDraft('CN'), ['name', 'mobile', 'stateId', 'city', 'district', 'addressLine']],
  [createDraft('HK'), ['name', 'mobile', 'stateId', 'addressLine']],
])('finds the invalid fields of %o: %o', (draft, fields) =>
  expect([...findInvalidFields(draft)]).toEqual(fields),
);

test('requests the zip code of the province when none is given, but not for Hong Kong', () => {
  expect(toRequest({ ...complete, zipCode: '' }).query).toEqual({ 'apply-zip-code': 'YES' });
  expect(toRequest(complete)).toMatchObject({
    query: { 'apply-zip-code': 'NO' },
    body: { zipCode: '200031', mobile: '13800138000', mobileCountry: 'CN' },
  });
  const hongKong = toRequest({ ...complete, countryCode: 'HK', zipCode: '' });
  expect(hongKong.query).toEqual({ 'apply-zip-code': 'NO' });
  expect(hongKong.body).not.toHaveProperty('city');
});

test('fills in the city of a municipality, and clears the city of another province', () => {
  const beijing = { id: '4201', name: '北京市', code: 'BJ' };
  expect(setState(complete, beijing)).toMatchObject({ city: '北京市', district: '' });
  expect(setState(complete, { ...beijing, name: 'Beijing' })).toMatchObject({ city: '北京市' });
  expect(setState(complete, { ...beijing, code: 'GD' })).toMatchObject({ city: '', district: '' });
  expect(setState(complete, { ...beijing, id: '4209' })).toBe(complete);
  expect(setCountryCode(complete, 'HK')).toMatchObject({ stateId: '', city: '', zipCode: '' });
});

test('clears the district of another city', () => {
  expect(setCity(complete, '苏州市')).toMatchObject({ city: '苏州市', district: '' });
  expect(setCity(complete, '上海市')).toBe(complete);
});

test('replaces the whole address by a pasted one, so that two people never mix', () => {
  const nothing = { name: null, mobile: null, city: null, district: null, addressLine: null };
  const place = { ...nothing, stateId: '4219', zipCode: null, city: '深圳市' };
  expect(fillFromParsed(complete, place)).toEqual({
    ...createDraft('CN'),
    stateId: '4219',
    city: '深圳市',
  });
  const person = { ...nothing, stateId: null, zipCode: null, name: '王芳' };
  expect(fillFromParsed(complete, person)).toEqual({ ...complete, name: '王芳' });
});

test('does not offer as a province what is delivered to as another country', () => {
  const states = ['SH', 'TW', 'HK', 'MO'].map((code) => ({ id: code, name: code, code }));
  expect(filterServedStates(states, 'CN').map(({ code }) => code)).toEqual(['SH']);
  expect(filterServedStates(states, 'HK')).toHaveLength(4);
});
