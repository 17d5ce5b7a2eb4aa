import type { OperatorJobState } from '@vitrine/contract/admin';

export const JOB_ACTIONS = ['start', 'finish', 'fail', 'cancel'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What may happen to a job. A running one starts again when its process has died. */
const NEXT_STATE: Readonly<Record<OperatorJobState, Partial<Record<JobAction, OperatorJobState>>>> =
  {
    queued: { start: 'running', cancel: 'cancelled' },
    running: { start: 'running', finish: 'done', fail: 'failed', cancel: 'cancelled' },
    done: {},
    failed: {},
    cancelled: {},
  };

/** The state after an action; undefined when the action is not possible. */
export const getNextState = (
  state: OperatorJobState,
  action: JobAction,
): OperatorJobState | undefined => NEXT_STATE[state][action];
