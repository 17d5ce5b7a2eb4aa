import { DAY_MS } from '@vitrine/kit';
import { z } from 'zod';
import { listFormerKeyIds } from '../../encryption/keyring.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { decryptToken, encryptToken, hashToken } from '../../notifications/push-tokens.ts';
import type { DeviceDeps } from './routes.ts';

/** An app registers again at each start, so a device that has not for so long has lost it. */
const KEPT_DAYS = 270;

/** Deletes devices whose app has not been opened for long, and tokens of hand-overs that were not used. */
export const pruneDevices = defineJob({
  name: 'prune-devices',
  data: z.object({}),
  schedule: '50 4 * * *',
  async run(_, { database: { db }, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
    await db.deleteFrom('push_devices').where('registered_at', '<', oldest).execute();
    await db.deleteFrom('hand_over_tokens').where('expires_at', '<', new Date(now())).execute();
  },
});

const BATCH = 50;

/** Encrypts tokens of former keys with the current one after a key rotation. */
export const reencryptDevices = defineRecurringJob<Pick<DeviceDeps, 'db' | 'keyring'>>({
  name: 're-encrypt-devices',
  everyMs: 60_000,
  async run({ deps: { db, keyring } }) {
    const formerKeyIds = listFormerKeyIds(keyring);
    if (formerKeyIds.length === 0) return false;
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('push_devices')
        .select(['id', 'vendor', 'token'])
        .where('key_id', 'in', formerKeyIds)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of rows) {
        const token = decryptToken(keyring, row);
        await trx
          .updateTable('push_devices')
          .set({
            ...encryptToken(keyring, row.id, token),
            token_hash: hashToken(keyring.current, row.vendor, token),
          })
          .where('id', '=', row.id)
          .execute();
      }
      return rows.length > 0;
    });
  },
});
