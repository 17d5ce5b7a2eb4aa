import type { ImportColumnName } from '@vitrine/contract/admin';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { CheckedRow } from './check-row.ts';
import { findProductProblems, type ProductChange, toProductChange } from './plan-product.ts';
import {
  changeVariant,
  createVariant,
  type PlannedVariant,
  toPlannedVariant,
} from './plan-variant.ts';
import { createRowError, type RowProblem } from './row-messages.ts';
import type { StoredProduct, StoredRows } from './stored-rows.ts';

export interface PlannedProduct {
  readonly stored: StoredProduct | undefined;
  readonly change: ProductChange;
  /** The codes of its attributes, when the file gives them. */
  readonly attributes: readonly string[] | undefined;
}

export interface BatchPlan {
  readonly products: ReadonlyMap<string, PlannedProduct>;
  readonly variants: ReadonlyMap<string, PlannedVariant>;
  readonly errors: readonly JobRowError[];
}

type Problems = readonly (readonly [RowProblem, ImportColumnName])[];
type VariantProduct = PlannedVariant['product'];

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);
const productKey = (product: VariantProduct) =>
  'id' in product ? product.id : `new ${product.externalId}`;

/**
 * Works out what the rows of a batch change. A later row for the same product or variant counts; a row with
 * an error changes nothing.
 */
export function planBatch(
  rows: readonly CheckedRow[],
  stored: StoredRows,
  /** Products that an earlier batch would have added, had it not been a dry run. */
  plannedBefore: ReadonlySet<string>,
): BatchPlan {
  const products = new Map<string, PlannedProduct>();
  const variants = new Map<string, PlannedVariant>();
  const changed = new Map<string, PlannedVariant>();
  const sizes = new Map<string, string>();
  const externalIds = new Map<string, string>();
  const countBySize = new Map<string, number>();
  const storedIds = new Map([...stored.products.values()].map((row) => [row.id, row.external_id]));
  const errors: JobRowError[] = [];

  const sizeKey = ({ product, merchantId, size }: PlannedVariant) =>
    keyOf(productKey(product), merchantId, size);
  const remember = (key: string, variant: PlannedVariant) => {
    variants.set(key, variant);
    if (!sizes.has(sizeKey(variant))) {
      const owner = productKey(variant.product);
      countBySize.set(owner, (countBySize.get(owner) ?? 0) + 1);
    }
    sizes.set(sizeKey(variant), key);
    if (variant.externalId !== null)
      externalIds.set(keyOf(variant.merchantId, variant.externalId), key);
  };
  for (const row of stored.variants)
    remember(keyOf(row.merchant_id, row.sku), toPlannedVariant(row));

  function planProduct(row: CheckedRow): { planned?: PlannedProduct; problems: Problems } {
    const externalId = row.values.product;
    if (externalId === undefined) return { problems: [] };
    const before = stored.products.get(externalId);
    const earlier = products.get(externalId);
    const isKnown = before ?? earlier ?? plannedBefore.has(externalId);
    if (!row.hasProductCells) return { problems: isKnown ? [] : [['product-unknown', 'product']] };
    const change = {
      ...earlier?.change,
      ...toProductChange(row, externalId, { ...before, ...earlier?.change }),
    };
    const attributes = row.values.attributes ?? earlier?.attributes;
    const problems = plannedBefore.has(externalId) ? [] : findProductProblems(change, before);
    return { planned: { stored: before, change, attributes }, problems };
  }

  function findTaken(variant: PlannedVariant, key: string): Problems {
    const isSizeTaken = (sizes.get(sizeKey(variant)) ?? key) !== key;
    const { externalId, merchantId } = variant;
    const isIdTaken =
      externalId !== null && (externalIds.get(keyOf(merchantId, externalId)) ?? key) !== key;
    return [
      ...(isSizeTaken ? [['size-taken', 'size'] as const] : []),
      ...(isIdTaken ? [['variant-id-taken', 'variant_id'] as const] : []),
    ];
  }

  function planVariant({ values, merchantId }: CheckedRow): {
    key?: string;
    variant?: PlannedVariant;
    problems: Problems;
  } {
    const { sku, product: externalId } = values;
    if (sku === undefined || merchantId === undefined) return { problems: [] };
    const key = keyOf(merchantId, sku);
    const known = variants.get(key);
    if (!known && externalId === undefined) return { problems: [['sku-unknown', 'sku']] };
    if (known && externalId !== undefined && productOf(known) !== externalId)
      return { problems: [['sku-of-other-product', 'sku']] };
    const id = externalId === undefined ? undefined : stored.products.get(externalId)?.id;
    const product: VariantProduct = id ? { id } : { externalId: externalId ?? '' };
    const position = countBySize.get(productKey(product)) ?? 0;
    const planned = known
      ? changeVariant(known, values)
      : createVariant({ merchantId, sku, product }, values, position);
    if (!('variant' in planned)) return planned;
    const { variant } = planned;
    return { key, variant, problems: [...planned.problems, ...findTaken(variant, key)] };
  }

  const productOf = ({ product }: PlannedVariant) =>
    'id' in product ? storedIds.get(product.id) : product.externalId;

  for (const row of rows) {
    const product = planProduct(row);
    const variant = planVariant(row);
    const problems = [...product.problems, ...variant.problems];
    for (const [problem, column] of problems)
      errors.push(createRowError(problem, row.line, column, row.values[column]));
    if (problems.length > 0) continue;
    if (product.planned) products.set(product.planned.change.external_id, product.planned);
    if (!variant.key || !variant.variant) continue;
    remember(variant.key, variant.variant);
    changed.set(variant.key, variant.variant);
  }
  return { products, variants: changed, errors };
}
