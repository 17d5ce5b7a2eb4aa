import { expect, it } from 'vitest';
import { CAN_RETRY } from './rules.ts';

it.each([
  ['waiting', false],
  ['sending', false],
  ['sent', false],
  ['skipped', true],
  ['failed', true],
] as const)('whether a message that is %s may be sent again: %s', (status, isAllowed) => {
  expect(CAN_RETRY[status]).toBe(isAllowed);
});
