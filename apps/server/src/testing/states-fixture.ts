import type { Kysely } from 'kysely';
import { stateRows } from '../../demo/states.ts';
import type { Database } from '../database/schema.ts';

/** The provinces and districts that addresses name. */
export async function storeStates({ db }: { db: Kysely<Database> }): Promise<void> {
  const rows = stateRows().map((row) => ({ ...row, name: JSON.stringify(row.name) }));
  await db.insertInto('country_states').values(rows).execute();
}

/** The id of a state by its code. */
export const stateId = (code: string): string =>
  stateRows().find((row) => row.code === code)?.id ?? '';
