import type { ImportColumnName } from '@vitrine/contract/admin';
import type { FilePosition } from './read-csv.ts';

export interface FileRow {
  readonly line: number;
  /** The cells of known columns; undefined when the line cannot be read as a row. */
  readonly cells: Readonly<Partial<Record<ImportColumnName, unknown>>> | undefined;
  /** Fields of a JSON line that no column has. */
  readonly unknownColumns: readonly string[];
  readonly end: FilePosition;
  /** Set when the next row belongs to the same product, so that no batch ends here. */
  readonly isInside?: boolean;
}
