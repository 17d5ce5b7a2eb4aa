import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import type { FetchPublicFile } from './fetch-public-file.ts';

export interface AdminProductDeps {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly fetchPublicFile: FetchPublicFile;
  readonly now: () => number;
}
