import { expect, test } from 'vitest';
import { type BulkValues, buildBulkChange } from './bulk-change.ts';

const labels = [{ id: 7, name: { 'zh-CN': '新品', 'en-US': '' }, priority: 5 }];
const start = '2026-12-01T00:00:00.000Z';

test.each<[BulkValues, unknown]>([
  [{ action: 'hide' }, { action: 'set-status', status: 'hidden' }],
  [
    { action: 'add-label', labelId: 7 },
    {
      action: 'add-label',
      label: { id: 7, name: { 'zh-CN': '新品', 'en-US': null }, priority: 5 },
    },
  ],
  [
    { action: 'remove-label', labelId: 7 },
    { action: 'remove-label', labelId: 7 },
  ],
  [
    { action: 'set-brand', brandId: '3' },
    { action: 'set-brand', brandId: '3' },
  ],
  [
    { action: 'set-price', priceKind: 'percent', percent: -20, from: 'original-price' },
    {
      action: 'set-price',
      price: { kind: 'percent', percent: -20, from: 'original-price' },
      raisesOriginalPrice: false,
    },
  ],
  [
    { action: 'schedule-price', priceKind: 'exact', price: 9900, period: [start, null] },
    {
      action: 'schedule-price',
      price: { kind: 'exact', price: 9900 },
      startsAt: start,
      endsAt: null,
    },
  ],
  [
    { action: 'adjust-stock', by: -2 },
    { action: 'adjust-stock', by: -2 },
  ],
])('the values %o make their change', (values, change) => {
  expect(buildBulkChange(values, labels)?.change).toEqual(change);
});

test.each<BulkValues>([
  { action: 'add-label', labelId: 8 },
  { action: 'add-to-set' },
  { action: 'set-category' },
  { action: 'schedule-price', period: [null, null] },
])('the values %o are not complete', (values) => {
  expect(buildBulkChange(values, labels)).toBeUndefined();
});
