import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openEmbedded } from '../../apps/server/src/database/embedded.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { type RunningShop, startShopProcess } from './shop.ts';

interface ShopWithRows<Rows> {
  start(): Promise<RunningShop>;
  /** What was inserted, once the shop has started. */
  rows(): Rows;
}

/** A demo shop with rows that are inserted before it starts. Only its operators bring orders on. */
export function createShopWithRows<Rows>(
  insertRows: (db: Kysely<Database>) => Promise<Rows>,
): ShopWithRows<Rows> {
  let inserted: Rows | undefined;
  return {
    async start() {
      const { SEEDED_SHOP_FOLDER: seeded = '' } = process.env;
      const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-orders-'));
      cpSync(seeded, dataDir, { recursive: true });
      const { db, close } = await openEmbedded(dataDir);
      inserted = await insertRows(db);
      await close();
      const shop = await startShopProcess({ dataDir, env: { ORDER_PACE: 'off' } });
      return {
        ...shop,
        stop: async () => {
          await shop.stop();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
    rows() {
      if (inserted === undefined) throw new Error('The shop has not started');
      return inserted;
    },
  };
}
