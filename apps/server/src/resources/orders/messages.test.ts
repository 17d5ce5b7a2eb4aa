import { expect, it } from 'vitest';
import { CARRIERS, getCarrierName } from './messages.ts';

it.each([
  [CARRIERS.HK, 'zh-CN', '顺丰速运'],
  [CARRIERS.HK, 'en-US', 'SF Express'],
  [CARRIERS.CN, 'zh-CN', 'EMS'],
] as const)('names the carrier %s in %s as %s', (carrier, language, name) => {
  expect(getCarrierName(carrier, language)).toBe(name);
});
