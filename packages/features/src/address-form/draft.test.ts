import { expect, test } from 'vitest';
import {
  faultyFields,
  mobileOf,
  newDraft,
  requestOf,
  servedStates,
  withCountry,
  withState,
} from './draft.ts';

const whole = {
  ...newDraft('CN'),
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
])('%s is the number of %o', (text, owner) => expect(mobileOf(text)).toEqual(owner));

test.each([
  [whole, []],
  [{ ...whole, zipCode: '' }, []],
  [{ ...whole, zipCode: '2000' }, ['zipCode']],
  [{ ...whole, district: ' ' }, ['district']],
  [{ ...whole, name: '林' }, ['name']],
  [{ ...whole, countryCode: 'HK' as const, city: '', district: '', zipCode: '1' }, []],
  [newDraft('CN'), ['name', 'mobile', 'stateId', 'city', 'district', 'addressLine']],
  [newDraft('HK'), ['name', 'mobile', 'stateId', 'addressLine']],
])('a draft is faulty where a parcel would be lost', (draft, fields) =>
  expect([...faultyFields(draft)]).toEqual(fields),
);

test('without a zip code the one of the province is asked for; Hong Kong needs none', () => {
  expect(requestOf({ ...whole, zipCode: '' }).query).toEqual({ 'apply-zip-code': 'YES' });
  expect(requestOf(whole)).toMatchObject({
    query: { 'apply-zip-code': 'NO' },
    body: { zipCode: '200031', mobile: '13800138000', mobileCountry: 'CN' },
  });
  const abroad = requestOf({ ...whole, countryCode: 'HK', zipCode: '' });
  expect(abroad.query).toEqual({ 'apply-zip-code': 'NO' });
  expect(abroad.body).not.toHaveProperty('city');
});

test('a municipality is its own city; another province forgets the cities of the last', () => {
  const beijing = { id: '4201', name: '北京市', code: 'BJ' };
  expect(withState(whole, beijing)).toMatchObject({ city: '北京市', district: '' });
  expect(withState(whole, { ...beijing, code: 'GD' })).toMatchObject({ city: '', district: '' });
  expect(withState(whole, { ...beijing, id: '4209' })).toBe(whole);
  expect(withCountry(whole, 'HK')).toMatchObject({ stateId: '', city: '', zipCode: '' });
});

test('what is sent to as another country is not offered as a province', () => {
  const states = ['SH', 'TW', 'HK', 'MO'].map((code) => ({ id: code, name: code, code }));
  expect(servedStates(states, 'CN').map(({ code }) => code)).toEqual(['SH']);
  expect(servedStates(states, 'HK')).toHaveLength(4);
});
