import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Storage } from '../../providers/storage/port.ts';

export interface MerchantReturnDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly storage: Storage;
  readonly now: () => number;
}
