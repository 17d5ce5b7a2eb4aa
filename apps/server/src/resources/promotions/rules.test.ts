import { DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import {
  claimQuotas,
  claimRefusal,
  type PackageTerms,
  standing,
  validityOf,
  windowAt,
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
const taken = (counts: Record<string, number>) => new Map(Object.entries(counts));

describe('a window', () => {
  it('is a day or a week in Beijing', () => {
    expect(windowAt('day', NOW)).toEqual({ name: TODAY, endsAt: at('2026-11-22T00:00:00') });
    expect(windowAt('week', NOW)).toEqual({
      name: '2026-11-16',
      endsAt: at('2026-11-23T00:00:00'),
    });
  });

  it('turns at midnight in Beijing, not in Greenwich', () => {
    const key = (now: number) => claimQuotas(terms(), '7', now)[1]?.key;
    expect(key(at('2026-11-21T23:59:59'))).toBe(`package:p#7@${TODAY}`);
    expect(key(at('2026-11-22T00:00:00'))).toBe('package:p#7@2026-11-22');
  });
});

describe('what a claim counts against', () => {
  it('begins with the shopper’s own counts, so that shared rows are locked last', () => {
    expect(claimQuotas(terms(), '7', NOW).map(({ key, limit }) => [key, limit])).toEqual([
      ['package:p#7', 3],
      [`package:p#7@${TODAY}`, 1],
      [`package:p@${TODAY}`, 10],
      ['package:p', 100],
    ]);
  });

  it('is only what the package limits', () => {
    const open = terms({
      quantity: null,
      claim_window: null,
      per_window: null,
      per_shopper_window: null,
    });
    expect(claimQuotas(open, '7', NOW).map(({ key }) => key)).toEqual(['package:p#7']);
  });
});

describe('a claim is refused', () => {
  it.each<[string, Record<string, number>, number, string | undefined]>([
    ['nothing taken', {}, NOW, undefined],
    ['others took some', { 'package:p': 99, [`package:p@${TODAY}`]: 9 }, NOW, undefined],
    ['all are gone', { 'package:p': 100 }, NOW, 'all-claimed'],
    ['today’s are gone', { [`package:p@${TODAY}`]: 10 }, NOW, 'all-claimed-for-now'],
    ['mine of today', { [`package:p#7@${TODAY}`]: 1 }, NOW, 'claimed-for-now'],
    ['all of mine', { 'package:p#7': 3 }, NOW, 'already-claimed'],
    ['a moment too early', {}, at('2026-11-19T23:59:59'), 'claims-not-open'],
    ['the first moment', {}, at('2026-11-20T00:00:00'), undefined],
    ['the moment it ends', {}, at('2026-12-01T00:00:00'), 'claims-over'],
  ])('when %s', (_, counts, now, refusal) => {
    expect(claimRefusal(terms(), '7', taken(counts), now)).toBe(refusal);
  });
});

describe('a package stands', () => {
  const coupon = { valid_to: date('2026-12-10T00:00:00') };
  it.each<[Parameters<typeof standing>[1], typeof coupon | undefined, number, string]>([
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
  ])('%s %o at %d as %s', (refusal, held, now, status) => {
    expect(standing(terms(), refusal, held, now).status).toBe(status);
  });

  it('tells when it opens', () => {
    expect(standing(terms(), 'claims-not-open', undefined, NOW).opensAt).toBe(
      at('2026-11-20T00:00:00'),
    );
    expect(standing(terms(), 'all-claimed-for-now', undefined, NOW).opensAt).toBe(
      at('2026-11-22T00:00:00'),
    );
  });
});

describe('a claim is good', () => {
  it('until the package ends', () => {
    expect(validityOf(terms(), NOW)).toEqual({ from: new Date(NOW), to: terms().valid_to });
  });

  it('for some days, but never longer than the package', () => {
    expect(validityOf(terms({ valid_days: 7 }), NOW).to).toEqual(new Date(NOW + 7 * DAY_MS));
    expect(validityOf(terms({ valid_days: 90 }), NOW).to).toEqual(terms().valid_to);
  });

  it('from a later day, when the package says so', () => {
    const later = date('2026-12-01T00:00:00');
    const { from, to } = validityOf(terms({ valid_from: later, valid_days: 2 }), NOW);
    expect([from, to]).toEqual([later, date('2026-12-03T00:00:00')]);
  });
});
