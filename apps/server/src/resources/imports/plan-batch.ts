import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { CheckedRow } from './check-row.ts';
import { findProductProblems, type ProductChange, toProductChange } from './plan-product.ts';
import {
  changeVariant,
  createVariant,
  type PlannedVariant,
  toPlannedVariant,
} from './plan-variant.ts';
import { createRowError, type RowProblems } from './row-messages.ts';
import type { StoredProduct, StoredRows } from './stored-rows.ts';
import { toVariantKey, VariantIndex } from './variant-index.ts';

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

interface Planned<Item> {
  readonly item?: Item;
  readonly problems: RowProblems;
}

/** The attributes of a product with those of its tags; undefined when they stay as they are. */
function mergeAttributes(
  given: readonly string[] | undefined,
  tagged: readonly string[],
  stored: readonly string[],
): readonly string[] | undefined {
  return tagged.length === 0 ? given : [...new Set([...(given ?? stored), ...tagged])];
}

/** Works out what the rows of a batch change. */
class BatchPlanner {
  readonly products = new Map<string, PlannedProduct>();
  readonly variants = new Map<string, PlannedVariant>();
  readonly errors: JobRowError[] = [];
  readonly #stored: StoredRows;
  readonly #plannedBefore: ReadonlySet<string>;
  readonly #index = new VariantIndex();
  readonly #externalIds: ReadonlyMap<string, string>;

  constructor(stored: StoredRows, plannedBefore: ReadonlySet<string>) {
    this.#stored = stored;
    this.#plannedBefore = plannedBefore;
    this.#externalIds = new Map(
      [...stored.products.values()].map((row) => [row.id, row.external_id]),
    );
    for (const row of stored.variants)
      this.#index.set(toVariantKey(row.merchant_id, row.sku), toPlannedVariant(row));
  }

  /** A later row for the same product or variant counts; a row with an error changes nothing. */
  add(row: CheckedRow): void {
    const product = this.#planProduct(row);
    const variant = this.#planVariant(row);
    const problems = [...product.problems, ...variant.problems];
    for (const [problem, column] of problems)
      this.errors.push(createRowError(problem, row.line, column, row.values[column]));
    if (problems.length > 0) return;
    if (product.item) this.products.set(product.item.change.external_id, product.item);
    if (!variant.item) return;
    const key = toVariantKey(variant.item.merchantId, variant.item.sku);
    this.#index.set(key, variant.item);
    this.variants.set(key, variant.item);
  }

  #planProduct({ values, ...row }: CheckedRow): Planned<PlannedProduct> {
    const { product: externalId } = values;
    if (externalId === undefined) return { problems: [] };
    const stored = this.#stored.products.get(externalId);
    const earlier = this.products.get(externalId);
    const wasPlanned = this.#plannedBefore.has(externalId);
    if (!row.hasProductCells) {
      const isKnown = stored || earlier || wasPlanned;
      return { problems: isKnown ? [] : [['product-unknown', 'product']] };
    }
    const before = { ...stored, ...earlier?.change };
    const change = {
      ...earlier?.change,
      ...toProductChange({ ...row, values }, externalId, before),
    };
    const attributes = mergeAttributes(
      values.attributes ?? earlier?.attributes,
      row.taggedAttributes,
      stored?.attributes ?? [],
    );
    const problems = wasPlanned ? [] : findProductProblems(change, stored);
    return { item: { stored, change, attributes }, problems };
  }

  #planVariant({ values, merchantId }: CheckedRow): Planned<PlannedVariant> {
    const { sku, product: externalId } = values;
    if (sku === undefined || merchantId === undefined) return { problems: [] };
    const key = toVariantKey(merchantId, sku);
    const known = this.#index.find(key);
    if (!known && externalId === undefined) return { problems: [['sku-unknown', 'sku']] };
    if (known && externalId !== undefined && this.#findProduct(known) !== externalId)
      return { problems: [['sku-of-other-product', 'sku']] };
    const product = this.#toProduct(externalId ?? '');
    const planned = known
      ? changeVariant(known, values)
      : createVariant({ merchantId, sku, product }, values, this.#index.count(product));
    if (!planned.item) return planned;
    const taken = this.#index.findTaken(key, planned.item);
    return { item: planned.item, problems: [...planned.problems, ...taken] };
  }

  #toProduct(externalId: string): PlannedVariant['product'] {
    const stored = this.#stored.products.get(externalId);
    return stored ? { id: stored.id } : { externalId };
  }

  #findProduct({ product }: PlannedVariant): string | undefined {
    return 'id' in product ? this.#externalIds.get(product.id) : product.externalId;
  }
}

export function planBatch(
  rows: readonly CheckedRow[],
  stored: StoredRows,
  /** Products that an earlier batch would have added, had it not been a dry run. */
  plannedBefore: ReadonlySet<string>,
): BatchPlan {
  const planner = new BatchPlanner(stored, plannedBefore);
  for (const row of rows) planner.add(row);
  return planner;
}
