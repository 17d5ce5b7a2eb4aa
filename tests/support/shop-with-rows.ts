import { rmSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { openEmbedded } from '../../apps/server/src/database/embedded.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { createDataFolder, type RunningShop, startShopProcess } from './shop.ts';

interface ShopWithRows<Rows> {
  start(): Promise<RunningShop>;
  /** What was read or inserted, once the shop has started. */
  rows(): Rows;
}

/** A demo shop whose rows are read or changed before it starts. By default only its operators bring orders on. */
export function createShopWithRows<Rows>(
  prepareRows: (db: Kysely<Database>) => Promise<Rows>,
  env: Readonly<Record<string, string>> = { ORDER_PACE: 'off' },
): ShopWithRows<Rows> {
  let prepared: { rows: Rows } | undefined;
  return {
    async start() {
      const dataDir = createDataFolder();
      const { db, close } = await openEmbedded(dataDir);
      prepared = { rows: await prepareRows(db) };
      await close();
      const shop = await startShopProcess({ dataDir, env });
      return {
        ...shop,
        stop: async () => {
          await shop.stop();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
    rows() {
      if (!prepared) throw new Error('The shop has not started');
      return prepared.rows;
    },
  };
}
