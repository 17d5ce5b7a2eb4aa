import type { BulkProductChange } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { type BulkProduct, planBulkProduct } from './plan-product.ts';

const NAME = { 'zh-CN': '新', 'en-US': 'New' };
const LABEL = { id: 1, name: NAME, priority: 1 };
const product: BulkProduct = {
  status: 'hidden',
  brandId: '1',
  categoryId: '2',
  labels: [],
  isInSet: false,
  isComplete: true,
};
const publish = { action: 'set-status', status: 'published' } as const;
const ten = Array.from({ length: 10 }, (_, index) => ({ ...LABEL, id: index + 2 }));

const same = { kind: 'same' };
const problem = (name: string) => ({ kind: 'problem', problem: name });
const change = (before: object, after: object) => ({ kind: 'change', before, after });

it.each<[BulkProductChange, Partial<BulkProduct>, object]>([
  [publish, {}, change({ status: 'hidden' }, { status: 'published' })],
  [publish, { status: 'published' }, same],
  [publish, { status: 'archived' }, problem('status-not-allowed')],
  [publish, { isComplete: false }, problem('incomplete')],
  [{ action: 'add-label', label: LABEL }, {}, change({ labels: [] }, { labels: [LABEL] })],
  [{ action: 'add-label', label: LABEL }, { labels: [LABEL] }, same],
  [{ action: 'add-label', label: LABEL }, { labels: ten }, problem('too-many-labels')],
  [
    { action: 'remove-label', labelId: 1 },
    { labels: [LABEL] },
    change({ labels: [LABEL] }, { labels: [] }),
  ],
  [{ action: 'remove-label', labelId: 1 }, {}, same],
  [{ action: 'add-to-set', setId: '9' }, {}, change({ isInSet: false }, { isInSet: true })],
  [{ action: 'remove-from-set', setId: '9' }, {}, same],
  [{ action: 'set-brand', brandId: '3' }, {}, change({ brandId: '1' }, { brandId: '3' })],
  [{ action: 'set-category', categoryId: '2' }, {}, same],
])('%j of a product with %j', (asked, changes, planned) => {
  expect(planBulkProduct({ ...product, ...changes }, asked)).toEqual(planned);
});
