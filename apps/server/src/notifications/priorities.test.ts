import { expect, it } from 'vitest';
import type { ShopEventType } from './events.ts';
import { getEventPriority } from './priorities.ts';

const ORDERED = [
  ['order.paid', 'order.refunded', 'order.identity-needed', 'order.shipped'],
  ['return.approved', 'fapiao.issued'],
  ['coupon.ending', 'stock.changed', 'product.changed'],
] as const satisfies readonly (readonly ShopEventType[])[];

it.each([
  [0, 1],
  [1, 2],
])('puts the events of group %i before those of group %i', (first, second) => {
  for (const one of ORDERED[first] ?? [])
    for (const other of ORDERED[second] ?? [])
      expect(getEventPriority(one)).toBeLessThan(getEventPriority(other));
});
