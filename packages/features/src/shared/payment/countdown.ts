import { padTwoDigits } from '@vitrine/kit';

export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));

/** Minutes and seconds, such as 14:05. */
export const formatCountdown = (seconds: number): string =>
  `${padTwoDigits(Math.floor(seconds / 60))}:${padTwoDigits(seconds % 60)}`;
