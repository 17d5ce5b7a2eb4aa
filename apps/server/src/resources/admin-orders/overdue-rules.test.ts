import type { ShipmentStatus } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { isOverdue } from './overdue-rules.ts';

const HOUR_MS = 3_600_000;

test.each<[ShipmentStatus, number, number | null, boolean]>([
  ['paid', 24, null, false],
  ['paid', 25, null, true],
  ['accepted', 99, 72, false],
  ['accepted', 99, 73, true],
  ['packed', 99, 73, true],
  ['shipped', 999, 900, false],
  ['cancelled', 999, null, false],
])(
  '%s since %i hours, accepted %s hours ago: overdue is %s',
  (status, paid, accepted, expected) => {
    const ago = (hours: number) => new Date(-hours * HOUR_MS);
    const progress = {
      status,
      paid_at: ago(paid),
      accepted_at: accepted === null ? null : ago(accepted),
    };
    expect(isOverdue(progress, 0)).toBe(expected);
  },
);
