import { expect, test, vi } from 'vitest';
import { createHolding } from './holding.ts';

test('it tells what is to be asked, and when nothing is any more', () => {
  const told = vi.fn();
  const { holdBack, leaving } = createHolding(told);
  holdBack((go) => go(), 'Discard?');
  leaving(() => {});
  expect(told.mock.calls).toEqual([['Discard?'], [undefined]]);
});

test('what holds now is not let go by what held before', () => {
  const { holdBack, isHeldBack } = createHolding(vi.fn());
  const letGo = holdBack(vi.fn(), 'Discard?');
  const letGoOther = holdBack(vi.fn(), 'Discard the other?');
  letGo();
  expect(isHeldBack()).toBe(true);
  letGoOther();
  expect(isHeldBack()).toBe(false);
});
