import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Storage } from '../../providers/storage/port.ts';
import type { Keyring } from '../../sealing/keyring.ts';

export interface PersonalIdDeps {
  db: Kysely<Database>;
  keyring: Keyring;
  storage: Storage;
  providers: Pick<Providers, 'identityCheck'>;
  now: () => number;
}
