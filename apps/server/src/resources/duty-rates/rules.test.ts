import { describe, expect, it } from 'vitest';
import { findLastDay, findOverlap, getRateStatus, listAffectedDays } from './rules.ts';

const period = (validFrom: string, validTo: string | null = null) => ({
  ...{ id: '1', validFrom, validTo },
});

describe('the last day of a rate', () => {
  const rate = period('2026-01-01');
  it('is its own, or the one before the next rate', () => {
    expect(findLastDay(rate, [])).toBeNull();
    expect(findLastDay(rate, [period('2027-03-01'), period('2027-01-01')])).toBe('2026-12-31');
    const ended = period('2026-01-01', '2026-06-30');
    expect(findLastDay(ended, [period('2027-01-01')])).toBe('2026-06-30');
    expect(findLastDay(rate, [period('2025-01-01')])).toBeNull();
  });
});

describe('a rate', () => {
  it.each([
    ['follows one without an end', period('2026-05-01'), [period('2026-01-01')], undefined],
    ['begins on the day of another', period('2026-01-01'), [period('2026-01-01')], 'validFrom'],
    [
      'begins within another',
      period('2026-05-01'),
      [period('2026-01-01', '2026-05-01')],
      'validFrom',
    ],
    ['reaches the next', period('2026-01-01', '2026-05-01'), [period('2026-05-01')], 'validTo'],
    ['ends before the next', period('2026-01-01', '2026-04-30'), [period('2026-05-01')], undefined],
  ] as const)('%s', (_, rate, others, expected) => {
    expect(findOverlap(rate, others)).toBe(expected);
  });

  it.each([
    ['2026-11-24', 'coming'],
    ['2026-11-25', 'running'],
    ['2026-11-30', 'running'],
    ['2026-12-01', 'ended'],
  ])('is on %s %s', (today, status) => {
    expect(getRateStatus('2026-11-25', '2026-11-30', today)).toBe(status);
  });
});

describe('a change of a rate', () => {
  const place = { categoryId: '1', country: 'CN' };
  const rate = { ...place, duty: 80, vat: 130, validFrom: '2026-01-01', validTo: null };
  it('affects the days that it gains or loses', () => {
    expect(listAffectedDays(rate, rate)).toEqual([]);
    expect(listAffectedDays(rate, { ...rate, validTo: '2026-06-30' })).toEqual([
      { ...place, from: '2026-07-01', to: null },
    ]);
    const moved = { ...rate, validFrom: '2026-03-01', validTo: '2026-06-30' };
    expect(listAffectedDays({ ...rate, validTo: '2026-09-30' }, moved)).toEqual([
      { ...place, from: '2026-01-01', to: '2026-02-28' },
      { ...place, from: '2026-07-01', to: '2026-09-30' },
    ]);
  });

  it('affects all its days when its rates or its place change, or when it comes or goes', () => {
    const days = { ...place, from: '2026-01-01', to: null };
    expect(listAffectedDays(undefined, rate)).toEqual([days]);
    expect(listAffectedDays(rate, undefined)).toEqual([days]);
    expect(listAffectedDays(rate, { ...rate, duty: 90 })).toEqual([days, days]);
    expect(listAffectedDays(rate, { ...rate, country: 'HK' })).toEqual([
      days,
      { ...days, country: 'HK' },
    ]);
  });
});
