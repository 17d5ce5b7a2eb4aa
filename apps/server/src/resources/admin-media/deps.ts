import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import type { Settings } from '../../settings.ts';

export interface AdminMediaDeps {
  readonly db: Kysely<Database>;
  /** Waits longer than the storage of small files. */
  readonly mediaStorage: Pick<Storage, 'put' | 'remove'>;
  readonly settings: Pick<Settings, 'mediaRetentionMs'>;
  readonly now: () => number;
}
