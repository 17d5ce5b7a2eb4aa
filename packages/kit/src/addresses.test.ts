import { describe, expect, test } from 'vitest';
import { formatAddress, formatAddressRegion, formatMaskedMobile } from './addresses.ts';

const home = {
  country: { code: 'CN', name: '中国内地' },
  state: { code: 'SH', name: '上海市' },
  city: { name: '上海市' },
  district: '徐汇区',
  addressLine: '武康路 12 弄',
  zipCode: '200031',
};
const hongKong = {
  country: { code: 'HK', name: '中国香港' },
  state: { code: 'HCW', name: '中西区' },
  city: { name: '' },
  district: '',
  addressLine: '结志街 28 号 7 楼 B 室',
  zipCode: null,
};

describe('formatAddress and formatAddressRegion', () => {
  test('start with the province in Chinese and with the street in English', () => {
    expect(formatAddress(home, 'zh-CN')).toBe('上海市徐汇区武康路 12 弄，200031');
    const english = {
      ...home,
      state: { code: 'SH', name: 'Shanghai' },
      district: 'Xuhui',
      addressLine: '12 Wukang Road',
    };
    expect(formatAddress(english, 'en-US')).toBe('12 Wukang Road, Xuhui, Shanghai, 200031');
    expect(formatAddress(english, 'zh-CN')).toBe('Shanghai Xuhui 12 Wukang Road，200031');
  });

  test('name a municipality once, even in two languages', () => {
    const mixed = { ...home, state: { code: 'SH', name: 'Shanghai' } };
    expect(formatAddress(mixed, 'en-US')).toBe('武康路 12 弄, 徐汇区, Shanghai, 200031');
    expect(formatAddressRegion(mixed, 'en-US')).toBe('徐汇区, Shanghai');
  });

  test('name the city of a province', () => {
    const suzhou = { ...home, state: { code: 'JS', name: '江苏省' }, city: { name: '苏州市' } };
    expect(formatAddress(suzhou, 'zh-CN')).toBe('江苏省苏州市徐汇区武康路 12 弄，200031');
    expect(formatAddressRegion(suzhou, 'zh-CN')).toBe('江苏省苏州市徐汇区');
    expect(formatAddressRegion(suzhou, 'en-US')).toBe('徐汇区, 苏州市, 江苏省');
  });

  test('name the country outside the mainland', () => {
    expect(formatAddress(hongKong, 'zh-CN')).toBe('中国香港中西区结志街 28 号 7 楼 B 室');
    expect(formatAddressRegion(hongKong, 'zh-CN')).toBe('中国香港中西区');
  });
});

test('formatMaskedMobile masks the number and adds the calling code outside the mainland', () => {
  expect(formatMaskedMobile({ mobile: '13800138000', mobileCountry: 'CN' })).toBe('138 **** 8000');
  expect(formatMaskedMobile({ mobile: '61230913', mobileCountry: 'HK' })).toBe('+852 6 *** 0913');
});
