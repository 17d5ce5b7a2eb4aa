import { DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import {
  findClaimProblem,
  getClaimWindow,
  getPackageAvailability,
  getValidity,
  listClaimQuotas,
  type PackageTerms,
} from './rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const date = (text: string) => new Date(at(text));
const NOW = at('2026-11-21T10:00:00');

const terms = (more: Partial<PackageTerms> = {}): PackageTerms => ({
  id: 'p',
  claims_from: date('2026-11-20T00:00:00'),
  claims_to: date('2026-12-01T00:00:00'),
  valid_from: date('2026-11-20T00:00:00'),
  valid_to: date('2026-12-10T00:00:00'),
  valid_days: null,
  quantity: '100',
  per_shopper: 3,
  claim_window: 'day',
  per_window: '10',
  per_shopper_window: 1,
  ...more,
});

const TODAY = '2026-11-21';
const createCounts = (counts: Record<string, number>) => new Map(Object.entries(counts));

describe('claim window', () => {
  it('is a day or a week in Beijing time', () => {
    expect(getClaimWindow('day', NOW)).toEqual({ name: TODAY, endsAt: at('2026-11-22T00:00:00') });
    expect(getClaimWindow('week', NOW)).toEqual({
      name: '2026-11-16',
      endsAt: at('2026-11-23T00:00:00'),
    });
  });

  it('changes at midnight in Beijing, not in UTC', () => {
    const key = (now: number) => listClaimQuotas(terms(), '7', now)[1]?.key;
    expect(key(at('2026-11-21T23:59:59'))).toBe(`package:p#7@${TODAY}`);
    expect(key(at('2026-11-22T00:00:00'))).toBe('package:p#7@2026-11-22');
  });
});

describe('listClaimQuotas', () => {
  it("lists the shopper's own quotas first, so that shared rows are locked last", () => {
    expect(listClaimQuotas(terms(), '7', NOW).map(({ key, limit }) => [key, limit])).toEqual([
      ['package:p#7', 3],
      [`package:p#7@${TODAY}`, 1],
      [`package:p@${TODAY}`, 10],
      ['package:p', 100],
    ]);
  });

  it('lists only the limits of the package', () => {
    const unlimited = terms({
      quantity: null,
      claim_window: null,
      per_window: null,
      per_shopper_window: null,
    });
    expect(listClaimQuotas(unlimited, '7', NOW).map(({ key }) => key)).toEqual(['package:p#7']);
  });
});

describe('findClaimProblem', () => {
  it.each<[string, Record<string, number>, number, string | undefined]>([
    ['nothing taken', {}, NOW, undefined],
    ['some claimed by others', { 'package:p': 99, [`package:p@${TODAY}`]: 9 }, NOW, undefined],
    ['all claimed', { 'package:p': 100 }, NOW, 'all-claimed'],
    ['all of today claimed', { [`package:p@${TODAY}`]: 10 }, NOW, 'all-claimed-for-now'],
    ['claimed by this shopper today', { [`package:p#7@${TODAY}`]: 1 }, NOW, 'claimed-for-now'],
    ['all of this shopper claimed', { 'package:p#7': 3 }, NOW, 'already-claimed'],
    ['a moment too early', {}, at('2026-11-19T23:59:59'), 'claims-not-open'],
    ['the first moment', {}, at('2026-11-20T00:00:00'), undefined],
    ['the moment it ends', {}, at('2026-12-01T00:00:00'), 'claims-over'],
  ])('returns the reason for: %s', (_, counts, now, reason) => {
    expect(findClaimProblem(terms(), '7', createCounts(counts), now)).toBe(reason);
  });
});

describe('getPackageAvailability', () => {
  const coupon = { valid_to: date('2026-12-10T00:00:00') };
  it.each<
    [Parameters<typeof getPackageAvailability>[1], typeof coupon | undefined, number, string]
  >([
    [undefined, undefined, NOW, 'claimable'],
    [undefined, coupon, NOW, 'claimable'],
    ['already-claimed', coupon, NOW, 'claimed'],
    ['claims-over', coupon, at('2026-12-05T00:00:00'), 'claimed'],
    ['already-claimed', coupon, at('2026-12-10T00:00:00'), 'expired'],
    ['claims-not-open', undefined, at('2026-11-19T00:00:00'), 'available'],
    ['claims-over', undefined, at('2026-12-05T00:00:00'), 'expired'],
    ['all-claimed', undefined, NOW, 'expired'],
    ['all-claimed-for-now', undefined, NOW, 'available'],
    ['all-claimed-for-now', undefined, at('2026-11-30T12:00:00'), 'expired'],
  ])('with the reason %s and coupon %o at %d the status is %s', (reason, coupon, now, status) => {
    expect(getPackageAvailability(terms(), reason, coupon, now).status).toBe(status);
  });

  it('returns when claims open', () => {
    expect(getPackageAvailability(terms(), 'claims-not-open', undefined, NOW).opensAt).toBe(
      at('2026-11-20T00:00:00'),
    );
    expect(getPackageAvailability(terms(), 'all-claimed-for-now', undefined, NOW).opensAt).toBe(
      at('2026-11-22T00:00:00'),
    );
  });
});

describe('getValidity', () => {
  it('lasts until the package ends', () => {
    expect(getValidity(terms(), NOW)).toEqual({ from: new Date(NOW), to: terms().valid_to });
  });

  it('lasts some days, but never longer than the package', () => {
    expect(getValidity(terms({ valid_days: 7 }), NOW).to).toEqual(new Date(NOW + 7 * DAY_MS));
    expect(getValidity(terms({ valid_days: 90 }), NOW).to).toEqual(terms().valid_to);
  });

  it('does not begin after its end when the package has ended', () => {
    const ended = terms({ valid_to: date('2026-11-20T12:00:00'), valid_days: 7 });
    expect(getValidity(ended, NOW)).toEqual({ from: ended.valid_to, to: ended.valid_to });
  });

  it('starts on a later day when the package does', () => {
    const later = date('2026-12-01T00:00:00');
    const { from, to } = getValidity(terms({ valid_from: later, valid_days: 2 }), NOW);
    expect([from, to]).toEqual([later, date('2026-12-03T00:00:00')]);
  });
});
