import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Providers } from '../../providers/providers.ts';

export interface MessagePromptDeps {
  readonly db: Kysely<Database>;
  readonly providers: Pick<Providers, 'messages'>;
  readonly now: () => number;
}
