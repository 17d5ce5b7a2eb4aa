import type { BulkVariantChange } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { type BulkVariant, planBulkVariant } from './plan-variant.ts';

const variant: BulkVariant = {
  price: 8_000,
  originalPrice: 10_000,
  quantity: 5,
  isMerchantArchived: false,
  hasOverlap: false,
};
const START = '2026-12-01T00:00:00Z';
const END = '2026-12-02T00:00:00Z';
const exact = (price: number) => ({ kind: 'exact', price }) as const;
const set = (price: number, raisesOriginalPrice = false): BulkVariantChange => ({
  action: 'set-price',
  price: exact(price),
  raisesOriginalPrice,
});
const schedule = (price: number, endsAt: string | null = END): BulkVariantChange => ({
  action: 'schedule-price',
  price: exact(price),
  startsAt: START,
  endsAt,
});
const fall = { kind: 'amount', amount: -9_000, from: 'price' } as const;

const same = { kind: 'same' };
const problem = (name: string) => ({ kind: 'problem', problem: name });
const change = (before: object, after: object) => ({ kind: 'change', before, after });

it.each<[BulkVariantChange, Partial<BulkVariant>, object]>([
  [set(9_000), {}, change({ price: 8_000 }, { price: 9_000 })],
  [set(8_000), {}, same],
  [set(11_000), {}, problem('price-too-high')],
  [
    set(11_000, true),
    {},
    change({ price: 8_000, originalPrice: 10_000 }, { price: 11_000, originalPrice: 11_000 }),
  ],
  [
    { action: 'set-price', price: fall, raisesOriginalPrice: false },
    {},
    problem('price-out-of-range'),
  ],
  [
    schedule(7_000),
    {},
    change(
      { scheduledPrice: null },
      { scheduledPrice: { price: 7_000, startsAt: START, endsAt: END } },
    ),
  ],
  [schedule(10_001), {}, problem('price-too-high')],
  [schedule(7_000), { hasOverlap: true }, problem('prices-overlap')],
  [schedule(7_000, '2026-11-01T00:00:00Z'), {}, problem('time-over')],
  [{ action: 'set-stock', quantity: 9 }, {}, change({ quantity: 5 }, { quantity: 9 })],
  [{ action: 'adjust-stock', by: -5 }, {}, change({ quantity: 5 }, { quantity: 0 })],
  [
    { action: 'set-stock', quantity: 6 },
    { isMerchantArchived: true },
    problem('merchant-archived'),
  ],
  [
    { action: 'set-stock', quantity: 4 },
    { isMerchantArchived: true },
    change({ quantity: 5 }, { quantity: 4 }),
  ],
  [{ action: 'adjust-stock', by: -6 }, {}, problem('stock-out-of-range')],
])('%j of a variant with %j', (asked, changes, planned) => {
  const options = { endings: [], now: Date.parse('2026-11-25T00:00:00Z') };
  expect(planBulkVariant({ ...variant, ...changes }, asked, options)).toEqual(planned);
});
