import { expect, test } from 'vitest';
import { canSubscribe } from './rules.ts';

test.each([
  ['ios', '2.18.0', true],
  ['ios', '2.17.9', false],
  ['ios', '2.9.0', false],
  ['ios', '10.0.0', true],
  ['android', '6.14.0', true],
  ['android', '6.13.99', false],
  ['android', '2.18.0', false],
  ['ios', undefined, false],
  ['web', '9.0.0', false],
  ['minip', '9.0.0', false],
] as const)('%s %s can subscribe: %s', (name, version, can) => {
  expect(canSubscribe({ name, version })).toBe(can);
});

test('where nobody looks, nobody can subscribe', () => expect(canSubscribe(undefined)).toBe(false));
