import type { ImportColumnName } from '@vitrine/contract/admin';
import type { ForeignProduct } from './foreign-product.ts';
import type { SourceRow } from './source-row.ts';

/** How the exports of another system are read. */
export interface FileFormat {
  /** Columns in small letters by which the header is known: one of each list. */
  readonly signature: readonly (readonly string[])[];
  /** The columns that hold prices. */
  readonly prices: RegExp;
  /** What the system calls the columns in which rows may be wrong. */
  readonly names: Readonly<Partial<Record<ImportColumnName, string>>>;
  /** Puts the rows of each product together. */
  group(rows: readonly SourceRow[]): SourceRow[][];
  /** Undefined for rows that are no product. */
  toProduct(rows: readonly SourceRow[]): ForeignProduct | undefined;
}
