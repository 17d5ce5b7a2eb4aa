import type { RewardPackageStatus } from '@vitrine/contract';
import { chinaDayStart, chinaWeekStart, DAY_MS, toChinaIsoDate, WEEK_MS } from '@vitrine/kit';
import type { Quota } from '../../database/quotas.ts';

/** The terms that decide who may claim a reward package, and when. */
export interface PackageTerms {
  id: string;
  claims_from: Date;
  claims_to: Date;
  valid_from: Date;
  valid_to: Date;
  /** Operators have paused it: it cannot be claimed. */
  paused_at?: Date | null;
  valid_days: number | null;
  quantity: string | null;
  per_shopper: number;
  claim_window: 'day' | 'week' | null;
  per_window: string | null;
  per_shopper_window: number | null;
}

export type ClaimProblemReason =
  | 'claims-not-open'
  | 'claims-over'
  | 'already-claimed'
  | 'claimed-for-now'
  | 'all-claimed'
  | 'all-claimed-for-now';

interface ClaimQuota extends Quota {
  readonly reason: ClaimProblemReason;
}

interface ClaimWindow {
  /** Identifies the window among others of its length. */
  name: string;
  endsAt: number;
}

/** The day or week in Beijing that contains a time. */
export function getClaimWindow(length: 'day' | 'week', now: number): ClaimWindow {
  const start = length === 'day' ? chinaDayStart(now) : chinaWeekStart(now);
  return { name: toChinaIsoDate(start), endsAt: start + (length === 'day' ? DAY_MS : WEEK_MS) };
}

/**
 * The quotas of a claim, the shopper's own quotas before the shared ones. `accountId` is the account that
 * the shopper's limits are counted for.
 */
export function listClaimQuotas(terms: PackageTerms, accountId: string, now: number): ClaimQuota[] {
  const prefix = `package:${terms.id}`;
  const window = terms.claim_window ? getClaimWindow(terms.claim_window, now) : undefined;
  const quota = (key: string, limit: number | string | null, reason: ClaimProblemReason) =>
    limit === null ? [] : [{ key, limit: Number(limit), reason }];
  const windowQuota = (key: string, limit: number | string | null, reason: ClaimProblemReason) =>
    quota(`${key}@${window?.name}`, limit, reason).map((item) => ({
      ...item,
      endsAt: new Date(window?.endsAt ?? 0),
    }));
  return [
    ...quota(`${prefix}#${accountId}`, terms.per_shopper, 'already-claimed'),
    ...windowQuota(`${prefix}#${accountId}`, terms.per_shopper_window, 'claimed-for-now'),
    ...windowQuota(prefix, terms.per_window, 'all-claimed-for-now'),
    ...quota(prefix, terms.quantity, 'all-claimed'),
  ];
}

/** The reason why claims are closed for everyone at this time. */
export function getClosedReason(terms: PackageTerms, now: number): ClaimProblemReason | undefined {
  if (terms.paused_at) return 'claims-over';
  if (now < terms.claims_from.getTime()) return 'claims-not-open';
  if (now >= terms.claims_to.getTime() || now >= terms.valid_to.getTime()) return 'claims-over';
  return undefined;
}

/** The reason why this shopper cannot claim now. The counts are those of `listClaimQuotas`. */
export function findClaimProblem(
  terms: PackageTerms,
  accountId: string,
  counts: ReadonlyMap<string, number>,
  now: number,
): ClaimProblemReason | undefined {
  const exhausted = listClaimQuotas(terms, accountId, now).find(
    ({ key, limit }) => (counts.get(key) ?? 0) >= limit,
  );
  return exhausted?.reason ?? getClosedReason(terms, now);
}

export interface PackageAvailability {
  status: RewardPackageStatus;
  /** When it can be claimed next, if that is later. */
  opensAt: number | null;
}

/** The status of a package for a shopper, who may hold a coupon of it. */
export function getPackageAvailability(
  terms: PackageTerms,
  reason: ClaimProblemReason | undefined,
  coupon: { valid_to: Date } | undefined,
  now: number,
): PackageAvailability {
  const hasValidCoupon = coupon !== undefined && now < coupon.valid_to.getTime();
  if (reason === undefined) return { status: 'claimable', opensAt: null };
  if (hasValidCoupon) return { status: 'claimed', opensAt: null };
  if (reason === 'claims-not-open')
    return { status: 'available', opensAt: terms.claims_from.getTime() };
  if (reason === 'claimed-for-now' || reason === 'all-claimed-for-now') {
    const opensAt = getClaimWindow(terms.claim_window ?? 'day', now).endsAt;
    if (opensAt < terms.claims_to.getTime()) return { status: 'available', opensAt };
  }
  return { status: 'expired', opensAt: null };
}

/** The validity of a coupon claimed now. One of a package that has ended begins with its end. */
export function getValidity(terms: PackageTerms, now: number): { from: Date; to: Date } {
  const claimed = Math.min(now, terms.valid_to.getTime());
  const from = new Date(Math.max(terms.valid_from.getTime(), claimed));
  if (terms.valid_days === null) return { from, to: terms.valid_to };
  const ends = from.getTime() + terms.valid_days * DAY_MS;
  return { from, to: new Date(Math.min(ends, terms.valid_to.getTime())) };
}
