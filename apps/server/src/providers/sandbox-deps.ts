import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The dependencies of sandboxes, which store their state in the shop's database. */
export interface SandboxDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}
