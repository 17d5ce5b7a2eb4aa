import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { personalDataTables } from './personal-data-tables.ts';

const SHOPPER_COLUMNS = [
  'id',
  'name',
  'mobile',
  'email',
  'gender',
  'birthday',
  'tier',
  'role',
  'role_reason',
  'role_until',
  'created_at',
] as const;

export interface PersonalDataSection {
  name: string;
  rows: Record<string, unknown>[];
}

/** All data of a shopper, by table. */
export async function readPersonalData(
  db: Kysely<Database>,
  shopperId: string,
  keyring: Keyring,
): Promise<PersonalDataSection[]> {
  const shopper = await db
    .selectFrom('shoppers')
    .select(SHOPPER_COLUMNS)
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const sections: PersonalDataSection[] = [{ name: 'shopper', rows: [{ ...shopper }] }];
  for (const { name, find } of personalDataTables)
    sections.push({ name, rows: await find(db, shopperId, keyring) });
  return sections;
}
