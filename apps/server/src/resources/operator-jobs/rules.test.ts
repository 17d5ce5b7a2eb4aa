import { OPERATOR_JOB_STATES, type OperatorJobState } from '@vitrine/contract/admin';
import { describe, expect, it } from 'vitest';
import { getNextState, JOB_ACTIONS, type JobAction } from './rules.ts';

const ALLOWED: Readonly<Record<string, OperatorJobState>> = {
  'queued start': 'running',
  'queued cancel': 'cancelled',
  'running start': 'running',
  'running finish': 'done',
  'running fail': 'failed',
  'running cancel': 'cancelled',
};
const cells = OPERATOR_JOB_STATES.flatMap((state) =>
  JOB_ACTIONS.map((action): [OperatorJobState, JobAction] => [state, action]),
);

describe('the states of a job', () => {
  it.each(cells)('%s, %s', (state, action) => {
    expect(getNextState(state, action)).toBe(ALLOWED[`${state} ${action}`]);
  });
});
