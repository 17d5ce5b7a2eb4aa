import type { Proportion } from '@vitrine/kit';
import { expect, test } from 'vitest';
import { judgeTest } from './judge-test.ts';

const of = (conversions: number, sessions: number): Proportion => ({ conversions, sessions });

test.each([
  ['nothing yet', of(0, 0), of(0, 0), 50, 'provisional'],
  ['one session too few in B', of(30, 1_000), of(60, 999), 50, 'provisional'],
  ['a clear difference with the planned sample', of(30, 1_000), of(60, 1_000), 50, 'b-wins'],
  ['a clear difference for A', of(60, 1_000), of(30, 1_000), 50, 'a-wins'],
  ['a difference of chance', of(30, 1_000), of(36, 1_000), 50, 'no-difference'],
  ['no conversion at all', of(0, 1_000), of(0, 1_000), 50, 'no-difference'],
  ['a tenth of the sessions in B, as planned', of(270, 9_000), of(60, 1_000), 10, 'b-wins'],
  ['sessions that are missing in B', of(30, 1_300), of(60, 1_000), 50, 'split-suspicious'],
  ['missing sessions before the sample is reached', of(3, 130), of(6, 60), 50, 'split-suspicious'],
] as const)('says of %s what it means', (_, a, b, shareOfB, verdict) => {
  expect(judgeTest(a, b, { plannedSample: 1_000, shareOfB }).verdict).toBe(verdict);
});

test('gives rates and their difference with 95 % confidence', () => {
  const { arms, difference } = judgeTest(of(30, 1_000), of(60, 1_000), {
    plannedSample: 1_000,
    shareOfB: 50,
  });
  expect(arms).toMatchObject([
    { arm: 'a', rate: 0.03, low: expect.closeTo(0.0211, 4), high: expect.closeTo(0.0425, 4) },
    { arm: 'b', rate: 0.06, low: expect.closeTo(0.0469, 4), high: expect.closeTo(0.0765, 4) },
  ]);
  expect(difference).toMatchObject({
    value: expect.closeTo(0.03, 6),
    low: expect.closeTo(0.0119, 4),
    high: expect.closeTo(0.0487, 4),
    pValue: expect.closeTo(0.0012, 4),
  });
});
