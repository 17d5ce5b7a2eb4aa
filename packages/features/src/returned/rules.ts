import type { OrderReturn, ReturnStatus } from '@vitrine/contract';

export type ReturnStep = 'requested' | 'pickedUp' | 'inspected' | 'refunded';

export const STEPS: readonly ReturnStep[] = ['requested', 'pickedUp', 'inspected', 'refunded'];

/** How many steps are behind a return; one that was withdrawn takes none. */
const DONE: Readonly<Record<ReturnStatus, number>> = {
  requested: 1,
  scheduled: 1,
  'picked-up': 2,
  inspected: 3,
  refunding: 3,
  refunded: 4,
  cancelled: 0,
};

export const stepState = (status: ReturnStatus, index: number): 'done' | 'now' | 'ahead' => {
  const done = DONE[status];
  if (index < done) return 'done';
  return index === done && status !== 'cancelled' ? 'now' : 'ahead';
};

/** When a step was taken, where that is known. */
export const timeOf = (entry: OrderReturn, step: ReturnStep): string | null =>
  ({
    requested: entry.requestedAt,
    pickedUp: entry.pickedUpAt,
    inspected: null,
    refunded: entry.refundedAt,
  })[step];
