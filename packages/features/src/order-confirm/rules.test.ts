import type { Order } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { dayOf, isPersonWanted, piecesIn } from './rules.ts';

test('days and pieces', () => {
  expect(dayOf('2026-11-28', 'zh-CN')).toBe('2026.11.28');
  expect(dayOf('2026-11-28', 'en-US')).toBe('28 Nov 2026');
  expect(piecesIn({ items: [{ quantity: 2 }, { quantity: 1 }] as never })).toBe(3);
});

const person = (clearanceStatus: string) => ({ clearanceStatus }) as never;

test.each([
  [{ isIdentityNeeded: true, isPersonalIdRequired: true }, person('passed'), true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, null, true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, person('failed'), true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, person('checking'), false],
  [{ isIdentityNeeded: false, isPersonalIdRequired: false }, null, false],
])('of %j with %j somebody is wanted: %s', (order, given, wanted) => {
  expect(isPersonWanted(order as Order, given)).toBe(wanted);
});
