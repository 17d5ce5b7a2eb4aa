import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface AdminPageDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}
