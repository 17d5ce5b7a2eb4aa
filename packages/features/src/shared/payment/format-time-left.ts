import { formatMessage } from '@vitrine/kit';
import { formatCountdown } from './countdown.ts';
import type { messages } from './messages.ts';

const DAY_SECONDS = 86_400;

/** How long the stock of an order is still held, in words: days, or a clock on the last one. */
export function formatTimeLeft(
  t: Pick<(typeof messages)['zh-CN'], 'left' | 'leftDays'>,
  seconds: number,
): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  return days > 0
    ? formatMessage(t.leftDays, { days })
    : formatMessage(t.left, { clock: formatCountdown(seconds) });
}
