import type { Kysely } from 'kysely';
import { openEmbedded } from '../../apps/server/src/database/embedded.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import type { Keyring } from '../../apps/server/src/encryption/keyring.ts';
import { openKeyring } from '../../apps/server/src/encryption/open-keyring.ts';
import { type RunningShop, startShopWith } from './shop.ts';

interface ShopWithRows<Rows> {
  start(): Promise<RunningShop>;
  /** What was read or inserted, once the shop has started. */
  rows(): Rows;
}

/** A demo shop whose rows are read or changed before it starts. By default only its operators bring orders on. */
export function createShopWithRows<Rows>(
  prepareRows: (db: Kysely<Database>, keyring: Keyring) => Promise<Rows>,
  env: Readonly<Record<string, string>> = { ORDER_PACE: 'off' },
): ShopWithRows<Rows> {
  let prepared: { rows: Rows } | undefined;
  return {
    start: () =>
      startShopWith({
        env,
        prepare: async (dataDir) => {
          const { db, close } = await openEmbedded(dataDir);
          const keyring = await openKeyring({ dataDir, personalIdKeys: undefined });
          prepared = { rows: await prepareRows(db, keyring) };
          await close();
        },
      }),
    rows() {
      if (!prepared) throw new Error('The shop has not started');
      return prepared.rows;
    },
  };
}
