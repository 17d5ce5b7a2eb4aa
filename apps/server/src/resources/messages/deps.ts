import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Settings } from '../../settings.ts';

export interface MessageDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly providers: Pick<Providers, 'messages' | 'push'>;
  readonly settings: Pick<Settings, 'publicUrl' | 'quietHours'>;
  readonly logError: (about: object, what: string) => void;
  readonly now: () => number;
}
