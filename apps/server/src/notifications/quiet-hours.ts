import { chinaClock } from '@vitrine/kit';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Hours in Beijing in which messages of marketing wait. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Reads `22-8`; undefined for `off`. */
export function parseQuietHours(text: string): QuietHours | undefined {
  if (text === 'off') return undefined;
  const [from = 0, to = 0] = text.split('-').map(Number);
  return { from, to };
}

/** When a message may be sent at the earliest: now, or when the quiet hours end. */
export function skipQuietHours(now: number, quiet: QuietHours | undefined): number {
  if (!quiet) return now;
  const { from, to } = quiet;
  const { hour } = chinaClock(now);
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return now;
  const startOfHour = now - (now % HOUR_MS);
  return startOfHour + ((to - hour + DAY_HOURS) % DAY_HOURS) * HOUR_MS;
}
