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
