import type { OrderReturn, ReturnStatus } from '@vitrine/contract';

export type ReturnStep = 'requested' | 'pickedUp' | 'inspected' | 'refunded';

export const RETURN_STEPS: readonly ReturnStep[] = [
  'requested',
  'pickedUp',
  'inspected',
  'refunded',
];

/** How many steps are done in each status. */
const STEPS_DONE: Readonly<Record<ReturnStatus, number>> = {
  requested: 1,
  scheduled: 1,
  'picked-up': 2,
  inspected: 3,
  refunding: 3,
  refunded: 4,
  cancelled: 0,
  refused: 0,
};

const ENDED: ReadonlySet<ReturnStatus> = new Set(['cancelled', 'refused']);

export const getStepState = (
  status: ReturnStatus,
  index: number,
): 'done' | 'current' | 'upcoming' => {
  const doneCount = STEPS_DONE[status];
  if (index < doneCount) return 'done';
  return index === doneCount && !ENDED.has(status) ? 'current' : 'upcoming';
};

/** When a step was done; null when it is not done or its time is not recorded. */
export const findStepTime = (orderReturn: OrderReturn, step: ReturnStep): string | null =>
  ({
    requested: orderReturn.requestedAt,
    pickedUp: orderReturn.pickedUpAt,
    inspected: null,
    refunded: orderReturn.refundedAt,
  })[step];
