import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Settings } from '../../settings.ts';

export interface OperatorDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly settings: Pick<Settings, 'publicUrl' | 'port'>;
  readonly now: () => number;
}
