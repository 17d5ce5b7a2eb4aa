import { describe, expect, it, test } from 'vitest';
import { findPrizeFaults } from './definitions/lotteries.ts';
import { compareOdds, type DrawGroup } from './odds-rules.ts';

const RULES = [
  { prizeId: 'gold', odds: 250_000 },
  { prizeId: 'silver', odds: 500_000 },
];

const group = (prizeRolled: string | null, count: number, rules = RULES): DrawGroup => ({
  rules,
  prizeRolled,
  prizeGiven: prizeRolled,
  count,
});

const drawn = (gold: number, silver: number, nothing: number) =>
  compareOdds([group('gold', gold), group('silver', silver), group(null, nothing)]);

describe('the odds of a lottery', () => {
  it('are compared with what was drawn', () => {
    const { draws, outcomes, statistic, degreesOfFreedom } = drawn(30, 48, 22);
    expect(draws).toBe(100);
    expect(outcomes).toEqual([
      { prizeId: 'gold', drawn: 30, given: 30, expected: 25 },
      { prizeId: 'silver', drawn: 48, given: 48, expected: 50 },
      { prizeId: null, drawn: 22, given: 22, expected: 25 },
    ]);
    // 25/25 + 4/50 + 9/25
    expect(statistic).toBe(1.44);
    expect(degreesOfFreedom).toBe(2);
  });

  it.each([
    ['as-expected', 30, 48, 22],
    ['as-expected', 25, 50, 25],
    ['unlikely', 45, 35, 20],
    ['too-few-draws', 4, 8, 4],
    ['too-few-draws', 0, 0, 0],
  ] as const)('are judged %s for %i, %i and %i draws', (verdict, gold, silver, nothing) => {
    expect(drawn(gold, silver, nothing).verdict).toBe(verdict);
  });

  it('count as they were at the time of each draw', () => {
    const later = [{ prizeId: 'gold', odds: 500_000 }];
    const { outcomes } = compareOdds([
      group('gold', 20),
      group('silver', 20),
      group('gold', 5, later),
      group(null, 5, later),
    ]);
    expect(outcomes.map(({ prizeId, expected }) => [prizeId, expected])).toEqual([
      ['gold', 15],
      ['silver', 20],
      [null, 15],
    ]);
  });

  it('are broken when a prize was drawn that had none', () => {
    const rules = [
      { prizeId: 'gold', odds: 0 },
      { prizeId: 'silver', odds: 1_000_000 },
    ];
    const { verdict } = compareOdds([group('gold', 1, rules), group('silver', 99, rules)]);
    expect(verdict).toBe('unlikely');
  });
});

test.each([
  [[], ['list-empty']],
  [[{ odds: 1_000_000, quantity: null }], []],
  [[{ odds: 400_000, quantity: null }], ['odds-left']],
  [[{ odds: 1_000_000, quantity: 5 }], ['last-prize-limited']],
  [
    [
      { odds: 1_000_000, quantity: 5 },
      { odds: 0, quantity: null },
    ],
    ['last-prize-limited'],
  ],
  [
    [
      { odds: 1_000_000, quantity: null },
      { odds: 0, quantity: 5 },
    ],
    [],
  ],
  [[{ odds: 0, quantity: 5 }], ['odds-left']],
])('finds in the prizes %j %j', (prizes, codes) => {
  expect(findPrizeFaults(prizes).map(({ code }) => code)).toEqual(codes);
});
