import { describe, expect, test } from 'vitest';
import { addressText, mobileText, placeText } from './addresses.ts';

const home = {
  country: { code: 'CN', name: '中国内地' },
  state: { code: 'SH', name: '上海市' },
  city: { name: '上海市' },
  district: '徐汇区',
  addressLine: '武康路 12 弄',
  zipCode: '200031',
};
const abroad = {
  country: { code: 'HK', name: '中国香港' },
  state: { code: 'HCW', name: '中西区' },
  city: { name: '' },
  district: '',
  addressLine: '结志街 28 号 7 楼 B 室',
  zipCode: null,
};

describe('an address', () => {
  test('runs from the province to the door in Chinese, and the other way in English', () => {
    expect(addressText(home, 'zh-CN')).toBe('上海市徐汇区武康路 12 弄，200031');
    const english = {
      ...home,
      state: { code: 'SH', name: 'Shanghai' },
      district: 'Xuhui',
      addressLine: '12 Wukang Road',
    };
    expect(addressText(english, 'en-US')).toBe('12 Wukang Road, Xuhui, Shanghai, 200031');
    expect(addressText(english, 'zh-CN')).toBe('Shanghai Xuhui 12 Wukang Road，200031');
  });

  test('names a municipality once, whatever language its parts are in', () => {
    const mixed = { ...home, state: { code: 'SH', name: 'Shanghai' } };
    expect(addressText(mixed, 'en-US')).toBe('武康路 12 弄, 徐汇区, Shanghai, 200031');
    expect(placeText(mixed, 'en-US')).toBe('徐汇区, Shanghai');
  });

  test('of a province names its city', () => {
    const suzhou = { ...home, state: { code: 'JS', name: '江苏省' }, city: { name: '苏州市' } };
    expect(addressText(suzhou, 'zh-CN')).toBe('江苏省苏州市徐汇区武康路 12 弄，200031');
    expect(placeText(suzhou, 'zh-CN')).toBe('江苏省苏州市徐汇区');
    expect(placeText(suzhou, 'en-US')).toBe('徐汇区, 苏州市, 江苏省');
  });

  test('outside the mainland names its country', () => {
    expect(addressText(abroad, 'zh-CN')).toBe('中国香港中西区结志街 28 号 7 楼 B 室');
    expect(placeText(abroad, 'zh-CN')).toBe('中国香港中西区');
  });
});

test('a number is masked, and says which country it is of when it is another', () => {
  expect(mobileText({ mobile: '13800138000', mobileCountry: 'CN' })).toBe('138 **** 8000');
  expect(mobileText({ mobile: '61230913', mobileCountry: 'HK' })).toBe('+852 6 *** 0913');
});
