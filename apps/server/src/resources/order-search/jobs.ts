import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { computeMissingTokens } from './queries.ts';

const BATCH = 200;

interface SearchTokenDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
}

/** Computes the search tokens of orders of before, of changed addresses, and of former keys. */
export const computeSearchTokens = defineRecurringJob<SearchTokenDeps>({
  name: 'compute-search-tokens',
  everyMs: 60_000,
  run: async ({ deps: { db, keyring } }) =>
    (await computeMissingTokens(db, keyring, BATCH)) === BATCH,
});
