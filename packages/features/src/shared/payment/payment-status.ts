import type { PaymentChannel, PaymentStatus } from '@vitrine/contract';

/** The status is polled often at first; a page that is open for longer is probably not watched. */
const SHORT_DELAY_MS = 2_000;
const LONG_DELAY_MS = 10_000;
const SHORT_DELAY_COUNT = 30;

/** A transfer takes hours. */
const TRANSFER_DELAY_MS = 60_000;

/** The delay before the next poll. */
export function pollDelay(pollCount: number, channel: PaymentChannel): number {
  if (channel === 'transfer') return TRANSFER_DELAY_MS;
  return pollCount < SHORT_DELAY_COUNT ? SHORT_DELAY_MS : LONG_DELAY_MS;
}

/** The status no longer changes by itself. */
export const isFinal = (status: PaymentStatus): boolean => status !== 'pending';

/** The server makes a new code for an order that has less time left than this. */
const MIN_CODE_SECONDS = 60;

/** How long a code can be scanned; `seconds`: until the order is no longer held. */
export const countCodeSeconds = (seconds: number): number =>
  Math.max(0, seconds - MIN_CODE_SECONDS);

export type CodeState = 'valid' | 'over' | 'cancelled' | 'paid';

/** Whether a code can still be scanned, and why not. */
export function getCodeState(status: PaymentStatus, codeSeconds: number): CodeState {
  if (status === 'paid') return 'paid';
  if (status !== 'pending') return 'cancelled';
  return codeSeconds > 0 ? 'valid' : 'over';
}
