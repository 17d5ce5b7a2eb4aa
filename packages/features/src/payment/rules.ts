import type { PaymentStatus } from '@vitrine/contract';
import { chinaClock, twoDigits } from '@vitrine/kit';

/** A shopper who waits wants to know soon; after a while nobody looks at the page any more. */
const SOON_MS = 2_000;
const LATER_MS = 10_000;
const SOON_TIMES = 30;

/** How long to wait before asking for the nth time. */
export const restBefore = (asked: number): number => (asked < SOON_TIMES ? SOON_MS : LATER_MS);

/** Nothing more will happen to it by itself. */
export const isSettled = (status: PaymentStatus): boolean => status !== 'pending';

export const canRetry = (status: PaymentStatus): boolean =>
  status === 'failed' || status === 'cancelled';

/** 14:05 in Beijing. */
export function clockAt(time: string): string {
  const { hour, minute } = chinaClock(Date.parse(time));
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

const OVER = ['checkout-expired', 'checkout-closed', 'stock-gone'];

/** A new attempt is of no use: the pieces are not held any more. */
export const isCheckoutOver = (reason: string | undefined): boolean => OVER.includes(reason ?? '');
