import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Settings } from '../../settings.ts';

/** What signing in works with. */
export interface IdentityDeps {
  readonly db: Kysely<Database>;
  readonly providers: Providers;
  readonly settings: Pick<Settings, 'providers' | 'publicUrl'>;
  readonly now: () => number;
}
