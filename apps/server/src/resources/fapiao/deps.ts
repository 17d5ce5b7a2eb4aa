import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import type { FapiaoFileDeps } from './files.ts';

export interface FapiaoDeps extends FapiaoFileDeps {
  readonly db: Kysely<Database>;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly now: () => number;
}
