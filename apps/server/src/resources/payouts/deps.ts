import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';

export interface PayoutDeps {
  readonly db: Kysely<Database>;
  readonly settings: Pick<Settings, 'isPayoutApprovedByAnother'>;
  readonly now: () => number;
}
