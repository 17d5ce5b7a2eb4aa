import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Settings } from '../settings.ts';

interface DemoShop {
  /** Seeds an empty database, and answers whether it did. */
  seedDemo(db: Kysely<Database>, now?: number, options?: { shoppers?: boolean }): Promise<boolean>;
}

/** The demo shop is found by its folder: the product never imports it, and runs without it. */
const seedFile = ({ demoDir }: Pick<Settings, 'demoDir'>) => join(demoDir, 'shop', 'seed.ts');

export const hasDemoShop = (settings: Pick<Settings, 'demoDir'>): boolean =>
  existsSync(seedFile(settings));

export async function seedDemoShop(
  settings: Pick<Settings, 'demoDir'>,
  db: Kysely<Database>,
  ...rest: [now?: number, options?: { shoppers?: boolean }]
): Promise<boolean> {
  const { seedDemo } = (await import(pathToFileURL(seedFile(settings)).href)) as DemoShop;
  return seedDemo(db, ...rest);
}
