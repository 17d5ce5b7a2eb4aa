import type { CatalogueChangeTarget } from '@vitrine/contract/admin';
import type { ColumnType } from 'kysely';
import type { BigIdOrNull, JsonOrNull, Time } from './columns.ts';

/** The fields of a row of the catalogue, as operators read them. */
export type CatalogueFields = Readonly<Record<string, unknown>>;

export interface CatalogueChangesTable {
  id: ColumnType<string, never, never>;
  at: Time;
  operator_id: BigIdOrNull;
  actor: string;
  job_id: BigIdOrNull;
  target_type: CatalogueChangeTarget;
  target_id: string;
  product_id: BigIdOrNull;
  merchant_id: BigIdOrNull;
  before: JsonOrNull<CatalogueFields>;
  after: JsonOrNull<CatalogueFields>;
  undoes: BigIdOrNull;
}
