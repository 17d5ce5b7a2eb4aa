import type { Kysely } from 'kysely';
import { seedDemoShop } from '../../src/app/demo-shop.ts';
import type { Database } from '../../src/database/schema.ts';
import { readSettings } from '../../src/settings.ts';

/** Seeds the demo shop; tests that use it are left out where the demo folder is missing. */
export const seedDemo = (db: Kysely<Database>, now?: number): Promise<boolean> =>
  seedDemoShop(readSettings({}), db, now);
