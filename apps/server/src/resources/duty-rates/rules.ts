import type { DutyRateData, ListedDutyRate } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';

export type RatePeriod = Pick<DutyRateData, 'id' | 'validFrom' | 'validTo'>;
type Rates = Pick<
  DutyRateData,
  'categoryId' | 'country' | 'duty' | 'vat' | 'validFrom' | 'validTo'
>;

/** Days on which another rate would count than before. Without an end: all days from the first on. */
export interface AffectedDays extends Pick<DutyRateData, 'categoryId' | 'country'> {
  readonly from: string;
  readonly to: string | null;
}

/** A day that many days later: days are ISO dates, which sort as text. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The last day on which a rate counts: its own, or the day before the next rate of its category and country. */
export function findLastDay(rate: RatePeriod, others: readonly RatePeriod[]): string | null {
  const [next] = others
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > rate.validFrom)
    .sort();
  if (next === undefined) return rate.validTo;
  const before = addDays(next, -1);
  return rate.validTo !== null && rate.validTo < before ? rate.validTo : before;
}

/** Where a rate gets in the way of others of its category and country. A later one follows one without an end. */
export function findOverlap(
  rate: RatePeriod,
  others: readonly RatePeriod[],
): 'validFrom' | 'validTo' | undefined {
  const isTaken = others.some(
    ({ validFrom, validTo }) =>
      validFrom === rate.validFrom ||
      (validFrom < rate.validFrom && validTo !== null && validTo >= rate.validFrom),
  );
  if (isTaken) return 'validFrom';
  const { validFrom: from, validTo: to } = rate;
  const reachesNext =
    to !== null && others.some(({ validFrom }) => validFrom > from && validFrom <= to);
  return reachesNext ? 'validTo' : undefined;
}

const hasSameRates = (one: Rates, other: Rates): boolean =>
  (['categoryId', 'country', 'duty', 'vat'] as const).every((name) => one[name] === other[name]);

const toDays = ({ categoryId, country, validFrom, validTo }: Rates): AffectedDays => ({
  ...{ categoryId, country, from: validFrom, to: validTo },
});

/** Which days a change of a rate affects. Periods end with `validTo`, or never. */
export function listAffectedDays(before: Rates | undefined, after: Rates | undefined) {
  const all = [before, after].filter((rate) => rate !== undefined);
  if (!before || !after || !hasSameRates(before, after)) return all.map(toDays);
  const { categoryId, country } = after;
  const affected: AffectedDays[] = [];
  const add = (from: string, to: string | null) => affected.push({ categoryId, country, from, to });
  const [start, laterStart] = all.map(({ validFrom }) => validFrom).sort() as [string, string];
  if (start !== laterStart) add(start, addDays(laterStart, -1));
  if (before.validTo !== after.validTo) {
    const ends = all.map(({ validTo }) => validTo).filter((day) => day !== null);
    const [end = start] = ends.sort();
    add(addDays(end, 1), ends[1] ?? null);
  }
  return affected;
}

/** Whether a rate counts on a day. */
export function getRateStatus(
  validFrom: string,
  endsOn: string | null,
  today: string,
): ListedDutyRate['status'] {
  if (today < validFrom) return 'coming';
  return endsOn !== null && endsOn < today ? 'ended' : 'running';
}
