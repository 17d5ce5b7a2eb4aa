import {
  type BulkProductChange,
  MAX_PRODUCT_LABELS,
  type ProductStatus,
} from '@vitrine/contract/admin';
import type { LocalisedLabel } from '../../database/schema/catalogue.ts';
import { STATUS_CHANGES } from '../admin-products/status.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { compareFields, type PlannedChange, stayAsBefore } from './row-problems.ts';

export interface BulkProduct {
  readonly status: ProductStatus;
  readonly brandId: string;
  readonly categoryId: string;
  readonly labels: readonly LocalisedLabel[];
  /** Whether it is in the set of the change. */
  readonly isInSet: boolean;
  readonly isComplete: boolean;
}

type StatusChange = Extract<BulkProductChange, { action: 'set-status' }>;
type LabelChange = Extract<BulkProductChange, { action: 'add-label' }>;

function planStatus(product: BulkProduct, { status }: StatusChange): PlannedChange {
  if (product.status === status) return stayAsBefore();
  if (!STATUS_CHANGES[product.status].includes(status)) return stayAsBefore('status-not-allowed');
  if (status === 'published' && !product.isComplete) return stayAsBefore('incomplete');
  return compareFields({ status: product.status }, { status });
}

/** A label that the product has already takes the new name and priority. */
function planLabel({ labels }: BulkProduct, { label }: LabelChange): PlannedChange {
  const { id, priority } = label;
  const added = { id, name: toStoredText(label.name), priority };
  const isNew = labels.every((each) => each.id !== id);
  if (isNew && labels.length >= MAX_PRODUCT_LABELS) return stayAsBefore('too-many-labels');
  const rows = labels.map((each) => ({ id: each.id, name: each.name, priority: each.priority }));
  const after = isNew ? [...rows, added] : rows.map((each) => (each.id === id ? added : each));
  return compareFields({ labels: rows }, { labels: after });
}

/** What a change makes of one product. */
export function planBulkProduct(product: BulkProduct, change: BulkProductChange): PlannedChange {
  const { labels, brandId, categoryId, isInSet } = product;
  switch (change.action) {
    case 'set-status':
      return planStatus(product, change);
    case 'add-label':
      return planLabel(product, change);
    case 'remove-label':
      return compareFields(
        { labels },
        { labels: labels.filter(({ id }) => id !== change.labelId) },
      );
    case 'add-to-set':
      return compareFields({ isInSet }, { isInSet: true });
    case 'remove-from-set':
      return compareFields({ isInSet }, { isInSet: false });
    case 'set-brand':
      return compareFields({ brandId }, { brandId: change.brandId });
    case 'set-category':
      return compareFields({ categoryId }, { categoryId: change.categoryId });
  }
}
