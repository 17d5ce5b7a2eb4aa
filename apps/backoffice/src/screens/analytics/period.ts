const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Period {
  readonly from: string;
  readonly to: string;
}

const toPeriod = (from: number, to: number): Period => {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};

/** The last days up to the end of this hour, so that the same report is shown for a while. */
export function getLastDays(days: number, now: number): Period {
  const to = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  return toPeriod(to - days * DAY_MS, to);
}

/** The period of the same length that ends where another begins. */
export function getPeriodBefore({ from, to }: Period): Period {
  const start = Date.parse(from);
  return toPeriod(start - (Date.parse(to) - start), start);
}
