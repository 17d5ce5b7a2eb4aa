import { toChinaIsoDate } from './china-days.ts';

/** Into how many groups visitors are divided: so few that a group identifies no one. */
export const BUCKETS = 1000;

/** What the shop remembers of a browser without an account: one of a thousand groups, and its first day. */
export interface VisitorBucket {
  readonly bucket: number;
  /** The day in Beijing of the first visit: 20261125. */
  readonly firstDay: string;
}

/** New visitors came for the first time today. */
export type VisitorKind = 'new' | 'returning';

const FORMAT = /^(?<bucket>0|[1-9]\d{0,2})\.(?<firstDay>20\d{6})$/;

const toDay = (ms: number): string => toChinaIsoDate(ms).replace(/-/g, '');

/** Puts a visitor who comes for the first time into a group by chance. */
export const createVisitorBucket = (random: () => number, now: number): VisitorBucket => ({
  bucket: Math.floor(random() * BUCKETS),
  firstDay: toDay(now),
});

/** Formats a bucket for a cookie or header: 417.20261125. */
export const formatVisitorBucket = ({ bucket, firstDay }: VisitorBucket): string =>
  `${bucket}.${firstDay}`;

/** Parses what a visitor has sent; undefined for anything else. */
export function parseVisitorBucket(text: string | undefined): VisitorBucket | undefined {
  const { bucket, firstDay } = FORMAT.exec(text ?? '')?.groups ?? {};
  return bucket && firstDay ? { bucket: Number(bucket), firstDay } : undefined;
}

/** A visitor without a bucket counts as new. */
export const getVisitorKind = (visitor: VisitorBucket | undefined, now: number): VisitorKind =>
  visitor && visitor.firstDay < toDay(now) ? 'returning' : 'new';
