import type { PrivacyRequestKind, PrivacyRequestStatus } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';
import { addWorkingDays } from '../../delivery/working-days.ts';

export type PrivacyAction = 'export' | 'erase' | 'reject';

type Outcome = PrivacyRequestStatus | 'request-closed' | 'request-of-other-kind';

const CLOSED = {
  export: 'request-closed',
  erase: 'request-closed',
  reject: 'request-closed',
} as const;

const OPEN: Readonly<Record<PrivacyRequestKind, Readonly<Record<PrivacyAction, Outcome>>>> = {
  export: { export: 'done', erase: 'request-of-other-kind', reject: 'refused' },
  erase: { export: 'request-of-other-kind', erase: 'done', reject: 'refused' },
};

/** The status of a request after an action, or why the action is not possible. */
export const closeRequest = (
  status: PrivacyRequestStatus,
  kind: PrivacyRequestKind,
  action: PrivacyAction,
): Outcome => (status === 'open' ? OPEN[kind] : CLOSED)[action];

/** The law on personal information asks for a response in time, which practice reads as 15 working days. */
const WORKING_DAYS = 15;
const LONGEST_AGO_MS = 90 * DAY_MS;

/** The end of the last working day in Beijing. Public holidays count as working days, so it is never too late. */
export const computeDueTime = (receivedAt: number): Date =>
  new Date(`${addWorkingDays(receivedAt, WORKING_DAYS)}T23:59:59.999+08:00`);

export const isPossibleReceipt = (receivedAt: number, now: number): boolean =>
  receivedAt <= now && receivedAt > now - LONGEST_AGO_MS;
