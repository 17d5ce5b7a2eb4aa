import type {
  CreatedWord,
  MappedColumn,
  OperatorJobKind,
  OperatorJobState,
} from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type {
  BigId,
  BigIdOrNull,
  Json,
  JsonOrNull,
  JsonWithDefault,
  Time,
  TimeOrNull,
} from './columns.ts';

type Id = ColumnType<string, never, never>;

/** Where the next batch of a job begins; each kind of job has its own values. */
export type JobPosition = Readonly<Record<string, string | number>>;

export interface OperatorJobsTable {
  id: Id;
  kind: OperatorJobKind;
  input: Json<object>;
  state: Generated<OperatorJobState>;
  merchant_id: BigIdOrNull;
  operator_id: BigIdOrNull;
  actor: string;
  done_rows: Generated<number>;
  total_rows: number | null;
  changed_rows: Generated<number>;
  error_rows: Generated<number>;
  position: JsonWithDefault<JobPosition>;
  /** What an import has made besides products. */
  created: JsonWithDefault<CreatedWord[]>;
  failure: JsonOrNull<Localised>;
  runner: string | null;
  leased_until: TimeOrNull;
  attempts: Generated<number>;
  created_at: Time;
  started_at: TimeOrNull;
  ended_at: TimeOrNull;
}

export interface OperatorJobTargetsTable {
  job_id: BigId;
  line: number;
  target_id: BigId;
}

/** How the columns of files become those of the shop. */
export interface ImportMappingsTable {
  id: Id;
  name: string;
  columns: Json<MappedColumn[]>;
  version: Generated<number>;
}

/** Images of addresses that imports have fetched lately. */
export interface FetchedImagesTable {
  url_hash: Buffer;
  key: string;
  fetched_at: Time;
}

export interface OperatorJobErrorsTable {
  id: Id;
  job_id: BigId;
  line: number;
  column_name: string | null;
  value: string | null;
  message: Json<Localised>;
}
