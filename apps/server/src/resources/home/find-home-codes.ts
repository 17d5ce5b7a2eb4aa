import { gender } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findConfiguration } from '../contents/queries.ts';
import { getHomeCode, readHomeContent } from './rules.ts';

/** The app and environment whose configuration names the home pages. */
export const findHomeConfiguration = (db: Kysely<Database>) =>
  findConfiguration(db, 'storefront', 'production');

/** The codes of the content pages that are homes. */
export async function findHomeCodes(db: Kysely<Database>): Promise<string[]> {
  const content = readHomeContent((await findHomeConfiguration(db))?.configuration);
  return gender.options.map((one) => getHomeCode(content, one));
}
