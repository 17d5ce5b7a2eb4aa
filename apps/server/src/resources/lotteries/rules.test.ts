import { describe, expect, it } from 'vitest';
import { seedsFrom } from '../../testing/lottery-fixture.ts';
import { MILLION, prizesFor, rollOf } from './rules.ts';

const rules = [
  { prizeId: 'first', odds: 1_000 },
  { prizeId: 'never', odds: 0 },
  { prizeId: 'second', odds: 49_000 },
  { prizeId: 'third', odds: 250_000 },
];

describe('a roll', () => {
  it.each<[number, string[]]>([
    [0, ['first', 'never', 'second', 'third']],
    [999, ['first', 'never', 'second', 'third']],
    [1_000, ['second', 'third']],
    [49_999, ['second', 'third']],
    [50_000, ['third']],
    [299_999, ['third']],
    [300_000, []],
    [999_999, []],
  ])('of %d wins, in this order, %j', (roll, ids) => {
    expect(prizesFor(rules, roll)).toEqual(ids);
  });

  it('wins nothing of nothing, and always when the odds are whole', () => {
    expect(prizesFor([], 0)).toEqual([]);
    const sure = [{ prizeId: 'sure', odds: MILLION }];
    expect([0, 999_999].map((roll) => prizesFor(sure, roll)[0])).toEqual(['sure', 'sure']);
  });

  it('can be made again from its seed and its ticket', () => {
    const seed = Buffer.from('a seed');
    expect(rollOf(seed, '17')).toBe(rollOf(seed, '17'));
    expect(rollOf(seed, '17')).not.toBe(rollOf(seed, '18'));
  });

  it('hits each prize as often as its odds say', () => {
    const DRAWS = 200_000;
    const seed = seedsFrom('odds');
    const won = new Map<string | undefined, number>();
    for (let i = 0; i < DRAWS; i++) {
      const [id] = prizesFor(rules, rollOf(seed(32), String(i)));
      won.set(id, (won.get(id) ?? 0) + 1);
    }
    expect(won.get('never')).toBeUndefined();
    for (const [id, odds] of [
      ['first', 1_000],
      ['second', 49_000],
      ['third', 250_000],
      [undefined, 700_000],
    ] as const) {
      const share = odds / MILLION;
      // Four standard deviations: one run in 16,000 of honest dice would fall outside.
      const leeway = 4 * Math.sqrt((share * (1 - share)) / DRAWS);
      expect(Math.abs((won.get(id) ?? 0) / DRAWS - share)).toBeLessThan(leeway);
    }
  });
});
