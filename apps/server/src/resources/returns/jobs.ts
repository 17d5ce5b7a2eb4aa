import { DAY_MS } from '@vitrine/kit';
import { z } from 'zod';
import { listFormerKeyIds } from '../../encryption/keyring.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { advanceReturn } from './advance-return.ts';
import type { ReturnDeps } from './deps.ts';
import { lockReturn } from './queries.ts';
import { decryptRequestPhoto, encryptRequestPhoto } from './request-photos.ts';

const BATCH_SIZE = 50;

/** Advances due returns until their refund is requested. This simulates fulfilment in the demo shop. */
export const advanceReturns = defineRecurringJob({
  name: 'advance-returns',
  everyMs: 2_000,
  async run({ deps: { db, now, settings } }) {
    if (settings.orderPaceMs === undefined) return false;
    const clock = { now: now(), paceMs: settings.orderPaceMs };
    const due = await db
      .selectFrom('order_returns')
      .select('id')
      .where('next_at', '<=', new Date(clock.now))
      .orderBy('next_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of due)
      await db.transaction().execute(async (trx) => {
        const record = await lockReturn(trx, id);
        const isDue = record?.next_at && record.next_at.getTime() <= clock.now;
        if (record && isDue) await advanceReturn(trx, record, clock);
      });
    return due.length === BATCH_SIZE;
  },
});

/** A fault may come up again within the year of warranty. */
const PHOTO_DAYS = 365;
/** An uploaded photo whose return was never requested. */
const UNUSED_PHOTO_DAYS = 1;

/** Deletes photos of former returns, and those whose return was never requested. */
export const pruneReturnPhotos = defineJob({
  name: 'prune-return-photos',
  data: z.object({}),
  schedule: '50 4 * * *',
  async run(_, { database: { db }, now }) {
    const daysAgo = (days: number) => new Date(now() - days * DAY_MS);
    await db
      .deleteFrom('return_request_photos')
      .where((eb) =>
        eb.or([
          eb('created_at', '<', daysAgo(PHOTO_DAYS)),
          eb('return_id', 'is', null).and('created_at', '<', daysAgo(UNUSED_PHOTO_DAYS)),
        ]),
      )
      .execute();
  },
});

const REENCRYPT_BATCH = 20;

/** Re-encrypts photos of former keys after a key rotation. */
export const reencryptRequestPhotos = defineRecurringJob<ReturnDeps>({
  name: 're-encrypt-return-request-photos',
  everyMs: 60_000,
  async run({ deps: { db, keyring } }) {
    const formerKeyIds = listFormerKeyIds(keyring);
    if (formerKeyIds.length === 0) return false;
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('return_request_photos')
        .select(['id', 'encrypted_photo', 'encrypted_thumbnail'])
        .where('key_id', 'in', formerKeyIds)
        .limit(REENCRYPT_BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, encrypted_photo, encrypted_thumbnail } of rows) {
        const photo = decryptRequestPhoto(keyring, id, 'photo', encrypted_photo);
        const thumbnail = decryptRequestPhoto(keyring, id, 'thumbnail', encrypted_thumbnail);
        await trx
          .updateTable('return_request_photos')
          .set(encryptRequestPhoto(keyring, id, { photo, thumbnail }))
          .where('id', '=', id)
          .execute();
      }
      return rows.length > 0;
    });
  },
});
