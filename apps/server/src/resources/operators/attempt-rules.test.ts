import { describe, expect, it } from 'vitest';
import { type AttemptCounter, countAfter, FORGOTTEN_MS, findWaitMs } from './attempt-rules.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const counter = (
  budget: AttemptCounter['budget'],
  failures: number,
  agoMs = 0,
): AttemptCounter => ({ budget, failures, lastAt: NOW - agoMs });
const waitOf = (account: AttemptCounter, network?: AttemptCounter) =>
  findWaitMs(account, network, NOW);

describe('the wait before an attempt', () => {
  it.each([
    ['password', 0, 0],
    ['password', 4, 0],
    ['password', 5, 1_000],
    ['password', 6, 2_000],
    ['password', 11, 64_000],
    ['password', 12, 120_000],
    ['password', 5_000, 120_000],
    ['proof', 4, 0],
    ['proof', 14, 512_000],
    ['proof', 15, 900_000],
  ] as const)('after failures of kind %s: %i, is %i ms', (budget, failures, waitMs) => {
    expect(waitOf(counter(budget, failures))).toBe(waitMs);
  });

  it('is over when its time has passed', () => {
    expect(waitOf(counter('password', 7, 3_999))).toBe(1);
    expect(waitOf(counter('password', 7, 4_000))).toBe(0);
  });

  it('is forgotten after an hour without a failure', () => {
    expect(countAfter(counter('password', 9, FORGOTTEN_MS - 1), NOW)).toBe(10);
    expect(countAfter(counter('password', 9, FORGOTTEN_MS), NOW)).toBe(1);
  });

  it('does not grow by others in the network for who has not failed there', () => {
    const first = counter('password', 0);
    expect(waitOf(first, counter('network', 299))).toBe(0);
    expect(waitOf(first, counter('network', 300))).toBe(60_000);
    expect(waitOf(counter('password', 1), counter('network', 50))).toBe(1_000);
    expect(waitOf(counter('password', 1), counter('network', 49))).toBe(0);
  });
});
