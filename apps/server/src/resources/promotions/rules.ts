import type { RewardPackageStatus } from '@vitrine/contract';
import { chinaDate, chinaDayStart, chinaWeekStart, DAY_MS, WEEK_MS } from '@vitrine/kit';
import type { Quota } from '../../database/quotas.ts';

/** What decides who may claim a reward package, and when. */
export interface PackageTerms {
  id: string;
  claims_from: Date;
  claims_to: Date;
  valid_from: Date;
  valid_to: Date;
  valid_days: number | null;
  quantity: string | null;
  per_shopper: number;
  claim_window: 'day' | 'week' | null;
  per_window: string | null;
  per_shopper_window: number | null;
}

export type ClaimRefusal =
  | 'claims-not-open'
  | 'claims-over'
  | 'already-claimed'
  | 'claimed-for-now'
  | 'all-claimed'
  | 'all-claimed-for-now';

interface ClaimQuota extends Quota {
  readonly refusal: ClaimRefusal;
}

interface Window {
  /** Names it among others of its length. */
  name: string;
  endsAt: number;
}

/** The day or week in Beijing that a moment belongs to. */
export function windowAt(length: 'day' | 'week', now: number): Window {
  const start = length === 'day' ? chinaDayStart(now) : chinaWeekStart(now);
  return { name: chinaDate(start), endsAt: start + (length === 'day' ? DAY_MS : WEEK_MS) };
}

/** Everything a claim counts against, a shopper's own counts before the shared ones. */
export function claimQuotas(terms: PackageTerms, shopperId: string, now: number): ClaimQuota[] {
  const base = `package:${terms.id}`;
  const window = terms.claim_window ? windowAt(terms.claim_window, now) : undefined;
  const quota = (key: string, limit: number | string | null, refusal: ClaimRefusal) =>
    limit === null ? [] : [{ key, limit: Number(limit), refusal }];
  const windowed = (key: string, limit: number | string | null, refusal: ClaimRefusal) =>
    quota(`${key}@${window?.name}`, limit, refusal).map((counted) => ({
      ...counted,
      endsAt: new Date(window?.endsAt ?? 0),
    }));
  return [
    ...quota(`${base}#${shopperId}`, terms.per_shopper, 'already-claimed'),
    ...windowed(`${base}#${shopperId}`, terms.per_shopper_window, 'claimed-for-now'),
    ...windowed(base, terms.per_window, 'all-claimed-for-now'),
    ...quota(base, terms.quantity, 'all-claimed'),
  ];
}

/** Why nobody may claim now, by the clock alone. */
export function claimsClosed(terms: PackageTerms, now: number): ClaimRefusal | undefined {
  if (now < terms.claims_from.getTime()) return 'claims-not-open';
  if (now >= terms.claims_to.getTime() || now >= terms.valid_to.getTime()) return 'claims-over';
  return undefined;
}

/** Why this shopper may not claim now; the counts are those of `claimQuotas`. */
export function claimRefusal(
  terms: PackageTerms,
  shopperId: string,
  taken: ReadonlyMap<string, number>,
  now: number,
): ClaimRefusal | undefined {
  const spent = claimQuotas(terms, shopperId, now).find(
    ({ key, limit }) => (taken.get(key) ?? 0) >= limit,
  );
  return spent?.refusal ?? claimsClosed(terms, now);
}

export interface Standing {
  status: RewardPackageStatus;
  /** When it can next be claimed, if that is later. */
  opensAt: number | null;
}

/** Where a package stands for a shopper who holds this coupon of it, or none. */
export function standing(
  terms: PackageTerms,
  refusal: ClaimRefusal | undefined,
  coupon: { valid_to: Date } | undefined,
  now: number,
): Standing {
  const holds = coupon !== undefined && now < coupon.valid_to.getTime();
  if (refusal === undefined) return { status: 'claimable', opensAt: null };
  if (holds) return { status: 'claimed', opensAt: null };
  if (refusal === 'claims-not-open')
    return { status: 'available', opensAt: terms.claims_from.getTime() };
  if (refusal === 'claimed-for-now' || refusal === 'all-claimed-for-now') {
    const opensAt = windowAt(terms.claim_window ?? 'day', now).endsAt;
    if (opensAt < terms.claims_to.getTime()) return { status: 'available', opensAt };
  }
  return { status: 'expired', opensAt: null };
}

/** How long a claim of this moment is good for. */
export function validityOf(terms: PackageTerms, now: number): { from: Date; to: Date } {
  const from = new Date(Math.max(terms.valid_from.getTime(), now));
  if (terms.valid_days === null) return { from, to: terms.valid_to };
  const ends = from.getTime() + terms.valid_days * DAY_MS;
  return { from, to: new Date(Math.min(ends, terms.valid_to.getTime())) };
}
