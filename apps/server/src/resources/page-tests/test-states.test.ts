import type { PageTest, PageTestInput } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { changesPlan, getNextTestState, type TestAction } from './test-states.ts';

const ACTIONS: readonly TestAction[] = [
  ...(['change-plan', 'change-text', 'delete', 'start', 'count', 'end'] as const),
];

test.each([
  ['draft', ['draft', 'draft', 'deleted', 'running', undefined, undefined]],
  ['running', [undefined, 'running', undefined, undefined, 'running', 'ended']],
  ['ended', [undefined, 'ended', undefined, undefined, undefined, undefined]],
] as const)(
  'a test that is %s can be changed, worded, deleted, started, counted and ended: %j',
  (state, next) => {
    expect(ACTIONS.map((action) => getNextTestState(state, action))).toEqual(next);
  },
);

const input: PageTestInput = {
  ...{ name: '大图', hypothesis: '', language: null, goal: 'order', shareOfB: 50 },
  ...{ plannedSample: 800, endsAt: '2026-12-01T00:00:00Z', rule: 'by-hand' },
};
const planned = { ...input, endsAt: '2026-12-01T00:00:00.000Z' } as PageTest;

test.each([
  [{ name: '小图', hypothesis: '更多点击' }, false],
  [{ language: 'zh-CN' }, true],
  [{ goal: 'click' }, true],
  [{ shareOfB: 20 }, true],
  [{ plannedSample: 900 }, true],
  [{ endsAt: '2026-12-02T00:00:00Z' }, true],
  [{ rule: 'publish-winner' }, true],
] as const)('%j changes the plan: %s', (change, expected) => {
  expect(changesPlan(planned, { ...input, ...change })).toBe(expected);
});
