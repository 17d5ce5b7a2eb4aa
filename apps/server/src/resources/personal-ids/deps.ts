import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Storage } from '../../providers/storage/port.ts';

export interface PersonalIdDeps {
  db: Kysely<Database>;
  keyring: Keyring;
  storage: Storage;
  providers: Pick<Providers, 'personalIdCheck'>;
  now: () => number;
}
