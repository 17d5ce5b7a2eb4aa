import type { PayoutStatus } from '@vitrine/contract/admin';

export const PAYOUT_ACTIONS = ['approve', 'pay', 'cancel'] as const;
export type PayoutAction = (typeof PAYOUT_ACTIONS)[number];

/** The status that each action leads to; a missing action is refused. */
export const PAYOUT_STEPS: Readonly<
  Record<PayoutStatus, Partial<Readonly<Record<PayoutAction, PayoutStatus>>>>
> = {
  draft: { approve: 'approved', cancel: 'cancelled' },
  approved: { pay: 'paid', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
};

/** Whether a person may approve a payout. Those of before there was a record have no creator. */
export const canApprovePayout = (
  { created_by }: { readonly created_by: string | null },
  actor: string | null,
  isSecondPersonNeeded: boolean,
): boolean => !isSecondPersonNeeded || created_by === null || created_by !== actor;
