import { expect, it } from 'vitest';
import { calculateDeliveryDays, promiseDelivery } from './promise-delivery.ts';

const FRIDAY_MORNING = Date.UTC(2026, 10, 20, 2, 59);
const FRIDAY_AT_ELEVEN = Date.UTC(2026, 10, 20, 3, 0);

it.each([
  ['standard', 5, 8, FRIDAY_MORNING, '2026-11-27', '2026-12-02'],
  ['express', 3, 3, FRIDAY_MORNING, '2026-11-25', '2026-11-25'],
  ['same-day', 0, 0, FRIDAY_MORNING, '2026-11-20', '2026-11-20'],
  ['same-day', 0, 0, FRIDAY_AT_ELEVEN, '2026-11-21', '2026-11-21'],
] as const)('%s in %i to %i days, ordered at %i, arrives from %s to %s', (...row) => {
  const [type, minDays, maxDays, orderedAt, from, to] = row;
  expect(calculateDeliveryDays({ type, minDays, maxDays }, orderedAt)).toEqual({ from, to });
});

const SHANGHAI = {
  city: '上海市',
  stateName: { 'zh-CN': '上海市', 'en-US': 'Shanghai' },
  countryCode: 'CN',
} as const;

it.each([
  ['the city of the address', SHANGHAI, 'CN', 'zh-CN', '上海'],
  ['its province in the other language', SHANGHAI, 'CN', 'en-US', 'Shanghai'],
  ['the country without an address', null, 'CN', 'zh-CN', '中国内地'],
  ['the country that the address is not in', SHANGHAI, 'HK', 'en-US', 'Hong Kong SAR'],
] as const)('promises delivery to %s', (_, address, country, language, place) => {
  const option = { type: 'standard', minDays: 1, maxDays: 2 } as const;
  const context = { orderedAt: FRIDAY_MORNING, address, country, language };
  expect(promiseDelivery(option, context).place).toBe(place);
});
