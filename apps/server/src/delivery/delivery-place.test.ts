import { expect, it } from 'vitest';
import { formatDeliveryPlace } from './delivery-place.ts';

const stateName = { 'zh-CN': '广东省', 'en-US': 'Guangdong' };

it.each([
  ['深圳市', 'CN', '深圳市', 'Guangdong'],
  ['Shenzhen', 'CN', '广东省', 'Shenzhen'],
  ['', 'CN', '广东省', 'Guangdong'],
  ['', 'HK', '香港', 'Hong Kong'],
  ['香港', 'HK', '香港', 'Hong Kong'],
] as const)('labels the city %s in %s as %s and %s', (city, countryCode, zh, en) => {
  expect(formatDeliveryPlace({ city, stateName, countryCode })).toEqual({
    'zh-CN': zh,
    'en-US': en,
  });
});
