import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Providers } from '../../providers/providers.ts';
import type { LogIn } from '../../sessions/log-in.ts';
import type { Settings } from '../../settings.ts';

export interface IdentityDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly providers: Providers;
  readonly settings: Pick<Settings, 'providers' | 'publicUrl'>;
  readonly logIn: LogIn;
  readonly now: () => number;
}
