import type { CreatedWord } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readProductStates } from '../admin-products/product-fields.ts';
import {
  readVariantStates,
  toWrittenProducts,
  toWrittenVariants,
} from '../admin-products/variant-states.ts';
import type { WrittenRow } from '../catalogue-history/record-changes.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import { describeVariantChanges, type RecordedChange } from './changes.ts';
import { checkRow, type RowCheckOptions } from './check-row.ts';
import { createMissing, type MissingCreated, nameRoot } from './create-missing.ts';
import { findOnlyGender } from './find-gender.ts';
import type { ParsedRow } from './parse-cells.ts';
import { type BatchPlan, planBatch } from './plan-batch.ts';
import { isChanged } from './plan-variant.ts';
import type { References } from './references.ts';
import { loadStoredRows } from './stored-rows.ts';
import { type WrittenProducts, writeProducts } from './write-products.ts';
import { writeVariants } from './write-variants.ts';

export interface ImportedBatch {
  /** Products and variants that were added or changed. */
  readonly changed: number;
  readonly errors: readonly JobRowError[];
  readonly changes: readonly RecordedChange[];
  readonly created: readonly CreatedWord[];
  /** What the rows of the next batch may refer to. */
  readonly references: References;
  /** The products and variants before and after, for the history. */
  readonly written: readonly WrittenRow[];
}

interface BatchOptions extends RowCheckOptions {
  /** Whether brands, categories, colours and attributes are made that the shop does not have. */
  readonly isCreating: boolean;
  readonly now: number;
  /** Set in a dry run: the products that the rows before would have added. */
  readonly plannedBefore?: Set<string>;
}

/** The variants before a batch that changes them. */
const readChangedVariants = (trx: Transaction<Database>, { variants }: BatchPlan) =>
  readVariantStates(
    trx,
    [...variants.values()].filter(isChanged).flatMap(({ stored }) => stored?.id ?? []),
  );

/** The products that a batch has written, before and after. */
async function compareProducts(
  trx: Transaction<Database>,
  { changes, before }: WrittenProducts,
): Promise<WrittenRow[]> {
  const ids = [...new Set(changes.flatMap(({ product }) => product ?? []))];
  return toWrittenProducts(ids, before, await readProductStates(trx, ids));
}

/** What a dry run counts. A product that is written again counts even if it stays the same. */
function countPlanned({ products, variants }: BatchPlan, plannedBefore: Set<string>): number {
  for (const externalId of products.keys()) plannedBefore.add(externalId);
  return products.size + [...variants.values()].filter(isChanged).length;
}

/** What a batch would do, and why some of its rows are refused. */
async function checkBatch(
  trx: Transaction<Database>,
  parsed: readonly ParsedRow[],
  options: BatchOptions,
) {
  const checked = parsed.map((row) => checkRow(row, options));
  const rows = checked.filter(({ errors }) => errors.length === 0).map(({ row }) => row);
  const stored = await loadStoredRows(trx, rows);
  const plan = planBatch(rows, stored, options.plannedBefore ?? new Set());
  return { plan, errors: [...checked.flatMap((each) => each.errors), ...plan.errors] };
}

interface CreatedForAccepted extends MissingCreated {
  readonly accepted: readonly ParsedRow[];
  readonly errors: readonly JobRowError[];
}

const NOTHING_MISSING = { created: [], written: [], errors: [] } as const;

/** Makes what is missing for the rows of a batch that are not refused for another reason. */
async function createForAccepted(
  trx: Transaction<Database>,
  parsed: readonly ParsedRow[],
  options: BatchOptions & { readonly rootName: Localised },
): Promise<CreatedForAccepted> {
  const { references, gender, rootName, plannedBefore } = options;
  const create = (rows: readonly ParsedRow[], isDryRun: boolean) =>
    createMissing(trx, rows, references, { gender, rootName, isDryRun });
  // Of a refused row is reported what is wrong with it, and not that its names are unknown.
  const trial = await create(
    parsed.map((row) => ({ ...row, errors: [] })),
    true,
  );
  if (trial.created.length === 0) return { ...trial, accepted: parsed, errors: [] };
  const { errors } = await checkBatch(trx, parsed, { ...options, references: trial.references });
  const refused = new Set(errors.map(({ line }) => line));
  const accepted = parsed.filter(({ line }) => !refused.has(line));
  return { ...(await create(accepted, plannedBefore !== undefined)), accepted, errors };
}

/** Checks the rows of a batch and writes those without errors, in the transaction of the batch. */
export async function importBatch(
  trx: Transaction<Database>,
  parsed: readonly ParsedRow[],
  options: BatchOptions,
): Promise<ImportedBatch> {
  const { now, plannedBefore } = options;
  const paths = parsed.flatMap(({ values }) => values.category ?? []);
  const gender = options.gender ?? findOnlyGender([...options.references.roots.keys()], paths);
  const missing = options.isCreating
    ? await createForAccepted(trx, parsed, {
        ...options,
        gender,
        rootName: nameRoot(options.gender),
      })
    : { ...NOTHING_MISSING, references: options.references, accepted: parsed };
  const { references, created, accepted } = missing;
  const { plan, errors: found } = await checkBatch(trx, accepted, {
    ...options,
    gender,
    references,
  });
  const errors = [...missing.errors, ...found].sort((one, other) => one.line - other.line);
  if (plannedBefore)
    return {
      changed: countPlanned(plan, plannedBefore),
      errors,
      changes: [],
      created,
      references,
      written: [],
    };
  const former = await readChangedVariants(trx, plan);
  const products = await writeProducts(trx, [...plan.products.values()], now);
  const variants = await writeVariants(trx, [...plan.variants.values()], products.ids);
  const changes = [
    ...created.map(({ type, name }) => ({ created: type, after: { name } })),
    ...products.changes,
    ...describeVariantChanges(plan.variants.values()),
  ];
  const written = [
    ...missing.written,
    ...(await compareProducts(trx, products)),
    ...toWrittenVariants(variants, former, await readVariantStates(trx, variants)),
  ];
  const changed = products.changed + variants.length;
  return { changed, errors, changes, created, references, written };
}
