import type { BulkProductChange, BulkVariantChange } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RecordedChange } from '../imports/changes.ts';
import type { PlannedChange } from './row-problems.ts';
import type { BulkTarget } from './targets.ts';

export interface PlannedRow extends BulkTarget {
  /** What a person calls it: the name of a product, the SKU of a variant. */
  readonly name: string | null;
  readonly planned: PlannedChange;
}

export interface BatchOptions {
  /** Set: only what belongs to this merchant is found. */
  readonly merchantId: string | null;
  readonly endings: readonly string[];
  readonly now: number;
}

/** What is changed, and how; the same for all batches of a job. */
export type BulkWork =
  | { readonly of: 'products'; readonly change: BulkProductChange }
  | { readonly of: 'variants'; readonly change: BulkVariantChange };

/** How one kind of rows is locked and planned, and how a plan is written. */
export interface BulkBatch {
  plan(trx: Transaction<Database>, targets: readonly BulkTarget[]): Promise<PlannedRow[]>;
  write(trx: Transaction<Database>, rows: readonly PlannedRow[]): Promise<void>;
  describe(row: PlannedRow): Pick<RecordedChange, 'product' | 'variant'>;
}

/** The rows that change, with the fields after the change. */
export const listChangedRows = (rows: readonly PlannedRow[]) =>
  rows.flatMap(({ id, planned }) =>
    planned.kind === 'change' ? [{ id, before: planned.before, after: planned.after }] : [],
  );
