import { describe, expect, it } from 'vitest';
import { createSeeds } from '../../../test/support/lottery-fixture.ts';
import { listCurrentOdds, ODDS_TOTAL, rollForTicket, selectPrizes } from './rules.ts';

const rules = [
  { prizeId: 'first', odds: 1_000 },
  { prizeId: 'never', odds: 0 },
  { prizeId: 'second', odds: 49_000 },
  { prizeId: 'third', odds: 250_000 },
];

describe('lottery roll', () => {
  it.each<[number, string[]]>([
    [0, ['first', 'second', 'third']],
    [999, ['first', 'second', 'third']],
    [1_000, ['second', 'third']],
    [49_999, ['second', 'third']],
    [50_000, ['third']],
    [299_999, ['third']],
    [300_000, []],
    [999_999, []],
  ])('of %d selects the prizes %j in this order', (roll, ids) => {
    expect(selectPrizes(rules, roll)).toEqual(ids);
  });

  it('selects nothing without prizes and always with odds of one', () => {
    expect(selectPrizes([], 0)).toEqual([]);
    const sure = [{ prizeId: 'sure', odds: ODDS_TOTAL }];
    expect([0, 999_999].map((roll) => selectPrizes(sure, roll)[0])).toEqual(['sure', 'sure']);
  });

  it('is reproducible from seed and ticket', () => {
    const seed = Buffer.from('a seed');
    expect(rollForTicket(seed, '17')).toBe(rollForTicket(seed, '17'));
    expect(rollForTicket(seed, '17')).not.toBe(rollForTicket(seed, '18'));
  });

  it('selects each prize as often as its odds', () => {
    const DRAWS = 200_000;
    const seed = createSeeds('odds');
    const won = new Map<string | undefined, number>();
    for (let i = 0; i < DRAWS; i++) {
      const [id] = selectPrizes(rules, rollForTicket(seed(32), String(i)));
      won.set(id, (won.get(id) ?? 0) + 1);
    }
    expect(won.get('never')).toBeUndefined();
    for (const [id, odds] of [
      ['first', 1_000],
      ['second', 49_000],
      ['third', 250_000],
      [undefined, 700_000],
    ] as const) {
      const share = odds / ODDS_TOTAL;
      // Four standard deviations: one run in 16,000 would fall outside by chance.
      const leeway = 4 * Math.sqrt((share * (1 - share)) / DRAWS);
      expect(Math.abs((won.get(id) ?? 0) / DRAWS - share)).toBeLessThan(leeway);
    }
  });
});

describe('the odds that shoppers read', () => {
  const [gone, left] = [true, false];
  it.each<[string, [number, boolean][], number[]]>([
    [
      'nothing is gone',
      [
        [300, left],
        [0, left],
        [700, left],
      ],
      [300, 0, 700],
    ],
    [
      'the first is gone',
      [
        [300, gone],
        [700, left],
      ],
      [0, 1_000],
    ],
    [
      'a prize without odds stands between',
      [
        [300, gone],
        [0, left],
        [700, left],
      ],
      [0, 0, 1_000],
    ],
    [
      'two in a row are gone',
      [
        [100, gone],
        [200, gone],
        [700, left],
      ],
      [0, 0, 1_000],
    ],
    [
      'two apart are gone',
      [
        [100, gone],
        [200, left],
        [300, gone],
        [400, left],
      ],
      [0, 300, 0, 700],
    ],
    [
      'the last is gone',
      [
        [300, left],
        [700, gone],
      ],
      [300, 0],
    ],
    [
      'only one without odds follows',
      [
        [1_000, gone],
        [0, left],
      ],
      [0, 0],
    ],
    [
      'all are gone',
      [
        [300, gone],
        [700, gone],
      ],
      [0, 0],
    ],
    ['there are none', [], []],
  ])('when %s', (_, prizes, expected) => {
    expect(listCurrentOdds(prizes.map(([odds, isGone]) => ({ odds, isGone })))).toEqual(expected);
  });

  it('are those by which prizes are given', () => {
    const prizes = [
      { prizeId: 'a', odds: 200_000, isGone: true },
      { prizeId: 'b', odds: 0, isGone: false },
      { prizeId: 'c', odds: 300_000, isGone: false },
      { prizeId: 'd', odds: 400_000, isGone: true },
      { prizeId: 'e', odds: 0, isGone: false },
    ];
    const counts = new Map(prizes.map(({ prizeId }) => [prizeId, 0]));
    const STEP = 1_000;
    for (let roll = 0; roll < ODDS_TOTAL; roll += STEP) {
      const given = selectPrizes(prizes, roll).find(
        (id) => !prizes.find(({ prizeId }) => prizeId === id)?.isGone,
      );
      if (given) counts.set(given, (counts.get(given) ?? 0) + STEP);
    }
    expect([...counts.values()]).toEqual(listCurrentOdds(prizes));
  });
});
