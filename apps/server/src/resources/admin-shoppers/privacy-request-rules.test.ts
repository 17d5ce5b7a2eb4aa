import { describe, expect, test } from 'vitest';
import { closeRequest, computeDueTime, isPossibleReceipt } from './privacy-request-rules.ts';

describe('closing a privacy request', () => {
  test.each([
    ['open', 'export', 'export', 'done'],
    ['open', 'export', 'erase', 'request-of-other-kind'],
    ['open', 'export', 'reject', 'refused'],
    ['open', 'erase', 'export', 'request-of-other-kind'],
    ['open', 'erase', 'erase', 'done'],
    ['open', 'erase', 'reject', 'refused'],
    ['done', 'export', 'export', 'request-closed'],
    ['done', 'export', 'erase', 'request-closed'],
    ['done', 'export', 'reject', 'request-closed'],
    ['done', 'erase', 'export', 'request-closed'],
    ['done', 'erase', 'erase', 'request-closed'],
    ['done', 'erase', 'reject', 'request-closed'],
    ['refused', 'export', 'export', 'request-closed'],
    ['refused', 'export', 'erase', 'request-closed'],
    ['refused', 'export', 'reject', 'request-closed'],
    ['refused', 'erase', 'export', 'request-closed'],
    ['refused', 'erase', 'erase', 'request-closed'],
    ['refused', 'erase', 'reject', 'request-closed'],
  ] as const)('that is %s and asks to %s by %s: %s', (status, kind, action, expected) =>
    expect(closeRequest(status, kind, action)).toBe(expected),
  );
});

test.each([
  // A Wednesday, and a Friday evening that is Saturday in Beijing
  ['2026-11-25T02:00:00Z', '2026-12-16T15:59:59.999Z'],
  ['2026-11-27T18:00:00Z', '2026-12-18T15:59:59.999Z'],
])('a request received at %s is due at %s', (received, due) =>
  expect(computeDueTime(Date.parse(received)).toISOString()).toBe(due),
);

test.each([
  [0, true],
  [-1, true],
  [1, false],
  [-91 * 86_400_000, false],
])('a receipt %i ms from now is possible: %s', (offset, expected) => {
  const now = Date.UTC(2026, 10, 25);
  expect(isPossibleReceipt(now + offset, now)).toBe(expected);
});
