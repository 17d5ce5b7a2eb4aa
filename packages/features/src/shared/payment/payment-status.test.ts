import { expect, test } from 'vitest';
import { countCodeSeconds, getCodeState, isFinal, pollDelay } from './payment-status.ts';

test('polls often at first and less often later', () => {
  expect([0, 29, 30, 500].map((count) => pollDelay(count, 'wechat-native'))).toEqual([
    2_000, 2_000, 10_000, 10_000,
  ]);
  expect(pollDelay(0, 'transfer')).toBe(60_000);
});

test('only a pending payment still changes', () => {
  expect(isFinal('pending')).toBe(false);
  expect((['paid', 'failed', 'cancelled', 'refunded'] as const).every(isFinal)).toBe(true);
});

test('a code ends a minute before the order, so that another one can be made', () => {
  expect([900, 61, 60, 0].map(countCodeSeconds)).toEqual([840, 1, 0, 0]);
});

test.each([
  ['pending', 1, 'valid'],
  ['pending', 0, 'over'],
  ['cancelled', 1, 'cancelled'],
  ['failed', 1, 'cancelled'],
  ['paid', 0, 'paid'],
] as const)('the code of a %s payment with %d seconds left is %s', (status, seconds, state) => {
  expect(getCodeState(status, seconds)).toBe(state);
});
