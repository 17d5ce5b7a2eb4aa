import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { stateRows } from './states.ts';

/** Stores what every shop refers to: the states of the countries it delivers to. Existing rows stay. */
export async function storeReferenceData(db: Kysely<Database>): Promise<void> {
  const rows = stateRows().map((row) => ({ ...row, name: JSON.stringify(row.name) }));
  await db
    .insertInto('country_states')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
