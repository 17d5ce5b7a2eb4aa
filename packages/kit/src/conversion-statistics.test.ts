import { expect, test } from 'vitest';
import {
  differenceInterval,
  differenceP,
  neededSample,
  type Proportion,
  rateInterval,
  rateOf,
  splitP,
} from './conversion-statistics.ts';

const of = (conversions: number, sessions: number): Proportion => ({ conversions, sessions });

test.each([
  // Newcombe 1998, Statistics in Medicine 17: 857, table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [10, 10, 0.7225, 1],
  [0, 0, 0, 1],
])('%d of %d have a rate between %d and %d', (conversions, sessions, low, high) => {
  const interval = rateInterval(of(conversions, sessions));
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  // Newcombe 1998, Statistics in Medicine 17: 873, table II, method 10.
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%d of %d and %d of %d differ by %d to %d', (x1, n1, x2, n2, low, high) => {
  const interval = differenceInterval(of(x2, n2), of(x1, n1));
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  // R: prop.test(c(15, 25), c(100, 100), correct = FALSE)
  [15, 100, 25, 100, 0.0771],
  [30, 1_000, 60, 1_000, 0.001212],
  [30, 1_000, 30, 1_000, 1],
  [0, 100, 0, 100, 1],
  [100, 100, 100, 100, 1],
])('chance alone makes %d of %d and %d of %d so different with p = %d', (x1, n1, x2, n2, p) => {
  expect(differenceP(of(x1, n1), of(x2, n2))).toBeCloseTo(p, 5);
  expect(differenceP(of(x2, n2), of(x1, n1))).toBeCloseTo(p, 5);
});

test.each([
  // Kohavi, Tang, Xu: Trustworthy Online Controlled Experiments, chapter 3.
  [821_588, 815_482, 0.5, 1.82e-6],
  [5_300, 4_700, 0.5, 1.973e-9],
  [1_000, 1_000, 0.5, 1],
  [9_000, 1_000, 0.1, 1],
  [0, 0, 0.5, 1],
])('chance alone divides %d and %d at a share of %d with p = %d', (a, b, share, p) => {
  const ratio = splitP(a, b, share) / p;
  expect(ratio).toBeGreaterThan(0.99);
  expect(ratio).toBeLessThan(1.01);
});

test.each([
  // R: power.prop.test(p1 = , p2 = , power = 0.8), rounded up
  [0.5, 0.1, 388],
  [0.1, 0.02, 3_841],
  [0.05, 0.01, 8_158],
  [0.03, 0.03, 749],
  [0.03, 0.006, 13_914],
  [0.01, 0.001, 163_095],
])('a rate of %d needs for a difference of %d in each arm %d sessions', (rate, difference, n) => {
  expect(neededSample(rate, difference)).toBe(n);
});

test('has no rate of nothing', () => expect(rateOf(of(0, 0))).toBe(0));
