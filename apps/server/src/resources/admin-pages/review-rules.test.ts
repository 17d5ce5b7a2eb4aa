import { REVIEW_STATES } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { getNextReviewState, getReviewState, mayPublish } from './review-rules.ts';

const ACTIONS = ['request', 'cancel', 'approve', 'ask-for-changes'] as const;
const TABLE = {
  //                  request      cancel       approve     ask-for-changes
  none: ['requested', undefined, undefined, undefined],
  requested: [undefined, 'cancelled', 'approved', 'changes-requested'],
  approved: [undefined, undefined, undefined, 'changes-requested'],
  'changes-requested': ['requested', undefined, undefined, undefined],
  outdated: ['requested', undefined, undefined, undefined],
};
const cells = REVIEW_STATES.flatMap((state) =>
  ACTIONS.map((action, index) => [state, action, TABLE[state][index]] as const),
);
it.each(cells)('in the state %s, %s leads to %s', (state, action, next) => {
  expect(getNextReviewState(state, action)).toBe(next);
});

it.each(REVIEW_STATES)('publishes in the state %s only what the shop allows', (state) => {
  expect(mayPublish(state, false)).toBe(true);
  expect(mayPublish(state, true)).toBe(state === 'approved');
});

it.each([
  [undefined, 'none'],
  ['cancelled', 'none'],
  ['requested', 'requested'],
  ['changes-requested', 'changes-requested'],
  ['approved', 'outdated'],
] as const)('reads a review in the state %s after a change as %s', (state, expected) => {
  expect(getReviewState(state && { state, draft_version: 3 }, 4)).toBe(expected);
});

it('keeps the approval of the version that was approved', () => {
  expect(getReviewState({ state: 'approved', draft_version: 4 }, 4)).toBe('approved');
});
