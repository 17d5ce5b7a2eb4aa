import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';

export interface TaskDeps {
  db: Kysely<Database>;
  /** Hashes the networks of callers. */
  keyring: Keyring;
  now: () => number;
}
