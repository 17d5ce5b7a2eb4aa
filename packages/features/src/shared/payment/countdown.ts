import { padTwoDigits } from '@vitrine/kit';

export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));

const MINUTE = 60;
const HOUR = 3_600;

/** Minutes and seconds, such as 14:05, behind the hours if there are any: 2:14:05. */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const clock = `${padTwoDigits(minutes)}:${padTwoDigits(seconds % MINUTE)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
