import type { UndoProblem } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { CatalogueFields } from '../../database/schema/catalogue-changes.ts';
import type { Database } from '../../database/schema.ts';
import type { ChangeRow } from '../catalogue-history/queries.ts';

/** A row of the catalogue under its lock. */
export interface LockedRow {
  readonly fields: object;
  /** 1 for rows without versions. */
  readonly version: number;
}

export interface UndoWrite {
  readonly change: ChangeRow;
  readonly before: CatalogueFields;
  readonly now: number;
}

/** How one kind of rows is read under a lock, and how the values before a change are written. */
export interface UndoTarget {
  lock(trx: Transaction<Database>, id: string): Promise<LockedRow | undefined>;
  /** Returns why the values cannot be written. */
  write(
    trx: Transaction<Database>,
    row: LockedRow,
    write: UndoWrite,
  ): Promise<UndoProblem | undefined>;
}
