import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Settings } from '../../settings.ts';

export interface WebhookDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly settings: Pick<Settings, 'webhookNetworks' | 'webhookPorts'>;
  readonly logError: (about: object, what: string) => void;
  readonly now: () => number;
}
