import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';

export interface AdminShopperDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly now: () => number;
}
