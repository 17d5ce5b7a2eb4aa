import { expect, test } from 'vitest';
import { hasNativeTabs } from './native-tabs.ts';

test.each([
  ['ios', '7.0.0', true],
  ['harmony', '7.1', true],
  ['android', '6.16.0', false],
  ['ios', undefined, false],
  ['web', '7.0.0', false],
  ['minip', '8.0.0', false],
] as const)('%s %s draws tabs itself: %s', (name, version, draws) => {
  expect(hasNativeTabs(name, version)).toBe(draws);
});
