import type { PageTest, PageTestInput } from '@vitrine/contract/admin';

type TestState = PageTest['state'];
export type TestAction = 'change-plan' | 'change-text' | 'delete' | 'start' | 'count' | 'end';

/** What can be done with a test in each state, and the state that it then has. */
const NEXT: Readonly<Record<TestState, Partial<Record<TestAction, TestState | 'deleted'>>>> = {
  draft: {
    'change-plan': 'draft',
    'change-text': 'draft',
    delete: 'deleted',
    start: 'running',
  },
  running: { 'change-text': 'running', count: 'running', end: 'ended' },
  ended: { 'change-text': 'ended' },
};

/** The state of a test after an action; undefined: the action is not possible. */
export const getNextTestState = (
  state: TestState,
  action: TestAction,
): TestState | 'deleted' | undefined => NEXT[state][action];

const PLAN = ['language', 'goal', 'shareOfB', 'plannedSample', 'endsAt', 'rule'] as const;

/** Whether an input changes more than words, which would make the sessions so far incomparable. */
export const changesPlan = (test: PageTest, input: PageTestInput): boolean =>
  PLAN.some((field) =>
    field === 'endsAt'
      ? Date.parse(test.endsAt) !== Date.parse(input.endsAt)
      : test[field] !== input[field],
  );
