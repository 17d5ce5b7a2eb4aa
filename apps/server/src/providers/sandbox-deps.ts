import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What sandboxes work with: they remember in the shop's own database what partners would. */
export interface SandboxDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}
