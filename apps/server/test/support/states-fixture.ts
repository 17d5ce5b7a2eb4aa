import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { stateRows } from '../../src/reference-data/states.ts';

/** Inserts the states that addresses refer to. */
export async function storeStates({ db }: { db: Kysely<Database> }): Promise<void> {
  const rows = stateRows().map((row) => ({ ...row, name: JSON.stringify(row.name) }));
  await db.insertInto('country_states').values(rows).execute();
}

/** Finds the id of a state by its code. */
export const stateId = (code: string): string =>
  stateRows().find((row) => row.code === code)?.id ?? '';
