import type { CatalogueChangeTarget } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';

export interface StoredRecord {
  readonly id?: string;
  readonly code?: string;
  readonly version: number;
}

/** The rows of products that name a record. */
export interface Uses {
  readonly table: string;
  /** The column that names the record. */
  readonly column: string;
  /** Rows with the same value in this column count once. */
  readonly distinct?: string;
}

type Check<Data> = (
  trx: Transaction<Database>,
  context: OperatorContext,
  after: Data,
  before?: Data,
) => Promise<void>;

/** How one kind of records is stored. */
export interface RecordTable {
  readonly table: string;
  /** The field that identifies it. */
  readonly key: 'id' | 'code';
  /** The fields of the contract; each is a column of the same name in snake case. */
  readonly shape: z.ZodObject;
  /** The fields by which a list is sorted. */
  readonly order: readonly string[];
  /** The fields that are texts in two languages. */
  readonly texts?: readonly string[];
}

interface Facts<Data extends StoredRecord, Used extends Uses | undefined> extends RecordTable {
  readonly shape: z.ZodObject & z.ZodType<Data>;
  /** Its list says how many products use it. */
  readonly usedBy?: Used;
  /** A retry of its creation gets the first answer, and adds nothing. */
  readonly isCreatedOnce?: true;
  /** As many as can still be chosen from one list. */
  readonly limit?: { readonly max: number; toProblem(language: Language): ApiProblem };
  /** What operators read instead of what is stored. */
  present?<Row extends Data>(row: Row): Row;
  /** Throws where what was written does not fit what else is stored. */
  readonly requireFit?: Check<Data>;
  /** Throws where the shop cannot be without it. */
  readonly requireRemovable?: Check<Data>;
}

/** The history of the catalogue tells each change, which can be put back. */
interface WithHistory {
  readonly type: CatalogueChangeTarget;
  readonly keepsHistory: true;
}

interface WithoutHistory {
  readonly type: string;
  readonly keepsHistory?: undefined;
}

/** What one kind of plain records is. Reading, writing and recording them are derived from it. */
export type RecordDefinition<
  Data extends StoredRecord = StoredRecord,
  Used extends Uses | undefined = Uses | undefined,
> = Facts<Data, Used> & (WithHistory | WithoutHistory);

/**
 * Defines a kind of records that operators list, create, change and remove.
 *
 * @example
 * export const colour = defineRecord({
 *   type: 'colour', table: 'colours', key: 'code', shape: colourData, order: ['position', 'code'],
 * });
 */
export const defineRecord = <Data extends StoredRecord, Used extends Uses | undefined = undefined>(
  record: RecordDefinition<Data, Used>,
): RecordDefinition<Data, Used> => record;
