import type { Localised } from '@vitrine/kit';
import type { AdminRequest } from '../../api/admin-api.ts';
import { type CatalogueText, toCatalogueText } from '../../catalogue/texts.ts';

type ProductChange = AdminRequest<'changeProductsInBulk'>['body']['change'];
type VariantChange = AdminRequest<'changeVariantsInBulk'>['body']['change'];

export const PRODUCT_ACTIONS = [
  'publish',
  'hide',
  'archive',
  'add-label',
  'remove-label',
  'add-to-set',
  'remove-from-set',
  'set-category',
  'set-brand',
] as const;
export const PRICE_ACTIONS = ['set-price', 'schedule-price'] as const;
export const STOCK_ACTIONS = ['set-stock', 'adjust-stock'] as const;
type ProductAction = (typeof PRODUCT_ACTIONS)[number];
type VariantAction = (typeof PRICE_ACTIONS | typeof STOCK_ACTIONS)[number];
export type BulkAction = ProductAction | VariantAction;

/** The values of the form, of which an action uses some. */
export interface BulkValues {
  action: BulkAction;
  labelId?: number;
  setId?: string;
  categoryId?: string;
  brandId?: string;
  priceKind?: 'exact' | 'percent' | 'amount';
  price?: number;
  percent?: number;
  amount?: number;
  from?: 'price' | 'original-price';
  raisesOriginalPrice?: boolean;
  period?: readonly [string | null, string | null];
  quantity?: number;
  by?: number;
}

export interface KnownLabel {
  id: number;
  name: Localised;
  priority: number;
}

export type BulkChange =
  | { of: 'products'; change: ProductChange }
  | { of: 'variants'; change: VariantChange };

const STATUSES = { publish: 'published', hide: 'hidden', archive: 'archived' } as const;

const toLabel = ({ id, name, priority }: KnownLabel) => ({
  id,
  name: toCatalogueText(name) satisfies CatalogueText,
  priority,
});

function buildPrice({ priceKind, price, percent, amount, from = 'price' }: BulkValues) {
  if (priceKind === 'percent') return { kind: priceKind, percent: percent ?? 0, from };
  if (priceKind === 'amount') return { kind: priceKind, amount: amount ?? 0, from };
  return { kind: 'exact' as const, price: price ?? 0 };
}

function buildProductChange(
  action: ProductAction,
  values: BulkValues,
  labels: readonly KnownLabel[],
): ProductChange | undefined {
  const { labelId, setId, categoryId, brandId } = values;
  const label = labels.find(({ id }) => id === labelId);
  switch (action) {
    case 'publish':
    case 'hide':
    case 'archive':
      return { action: 'set-status', status: STATUSES[action] };
    case 'add-label':
      return label && { action, label: toLabel(label) };
    case 'remove-label':
      return label && { action, labelId: label.id };
    case 'add-to-set':
    case 'remove-from-set':
      return setId === undefined ? undefined : { action, setId };
    case 'set-category':
      return categoryId === undefined ? undefined : { action, categoryId };
    case 'set-brand':
      return brandId === undefined ? undefined : { action, brandId };
  }
}

function buildVariantChange(action: VariantAction, values: BulkValues): VariantChange | undefined {
  const [startsAt, endsAt] = values.period ?? [];
  switch (action) {
    case 'set-price':
      return {
        action,
        price: buildPrice(values),
        raisesOriginalPrice: values.raisesOriginalPrice ?? false,
      };
    case 'schedule-price':
      return startsAt
        ? { action, price: buildPrice(values), startsAt, endsAt: endsAt ?? null }
        : undefined;
    case 'set-stock':
      return { action, quantity: values.quantity ?? 0 };
    case 'adjust-stock':
      return { action, by: values.by ?? 0 };
  }
}

const isProductAction = (action: BulkAction): action is ProductAction =>
  (PRODUCT_ACTIONS as readonly BulkAction[]).includes(action);

/** The change that a form describes, or undefined while a choice is missing. */
export function buildBulkChange(
  values: BulkValues,
  labels: readonly KnownLabel[],
): BulkChange | undefined {
  if (isProductAction(values.action)) {
    const change = buildProductChange(values.action, values, labels);
    return change && { of: 'products', change };
  }
  const change = buildVariantChange(values.action, values);
  return change && { of: 'variants', change };
}
