import type { ColumnType } from 'kysely';
import type { ArchivedPage } from '../../resources/page-archives/archive-format.ts';
import type { BigId, Json, Time, TimeOrNull } from './columns.ts';

/** A page that was uploaded as a file. */
export interface PageImportsTable {
  id: ColumnType<string, never, never>;
  file_name: string;
  checksum: string;
  content: Json<ArchivedPage>;
  /** Where its pictures and videos wait. */
  storage_folder: string;
  created_by: string;
  created_at: Time;
  applied_at: TimeOrNull;
  /** The code of the page that it became. */
  applied_to: string | null;
}

export interface PageImportFilesTable {
  import_id: BigId;
  checksum: string;
  /** known: this shop had it already. */
  state: 'known' | 'waiting' | 'stored' | 'refused';
  name: string | null;
  fault: string | null;
}

export interface MediaSourcesTable {
  checksum: string;
  key: string;
}
