import { expect, test } from 'vitest';
import { merchantOrder, order, orderItem } from '../order-parts/testing.ts';
import { chosenItems, emptyReturn, faultOf, leftOf, parcelOf, pickupDays } from './rules.ts';

/** Half past midnight in Beijing. */
const NIGHT = Date.UTC(2026, 10, 20, 16, 30);

test('somebody comes from tomorrow on, for a week, by the clock of Beijing', () => {
  const days = pickupDays(NIGHT);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-22', '2026-11-28', 7]);
});

test.each([
  [{}, 'pieces'],
  [{ pieces: { '71': 0 } }, 'pieces'],
  [{ pieces: { '71': 1 } }, 'reason'],
  [{ pieces: { '71': 1 }, reason: 'other' as const }, 'note'],
  [{ pieces: { '71': 1 }, reason: 'other' as const, note: '颜色' }, undefined],
  [{ pieces: { '71': 1 }, reason: 'size' as const }, undefined],
])('%j: what is to be said first is %s', (given, fault) =>
  expect(faultOf({ ...emptyReturn(NIGHT), ...given })).toBe(fault),
);

test('only pieces that were chosen and are not back yet count', () => {
  expect(chosenItems({ ...emptyReturn(NIGHT), pieces: { a: 2, b: 0 } })).toEqual([
    { orderItemId: 'a', quantity: 2 },
  ]);
  expect(leftOf({ ...orderItem, quantity: 3, returnedQuantity: 1 })).toBe(2);
});

test('without a parcel in the address it is the first that can go back', () => {
  const shown = order({
    merchantOrders: [merchantOrder(), merchantOrder({ id: '32', canReturn: true })],
  });
  expect(parcelOf(shown, undefined)?.id).toBe('32');
  expect(parcelOf(shown, '32')?.id).toBe('32');
  expect(parcelOf(shown, '31')).toBeUndefined();
});
