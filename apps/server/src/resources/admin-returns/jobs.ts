import { listFormerKeyIds } from '../../encryption/keyring.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { MerchantReturnDeps } from './deps.ts';
import { reencryptReturnPhoto } from './photo-store.ts';

export interface ReturnPhotoJobDeps extends MerchantReturnDeps {
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

const BATCH = 20;

/** Re-encrypts photos of former keys after a key rotation, and finds out the keys of older photos. */
export const reencryptReturnPhotos = defineRecurringJob<ReturnPhotoJobDeps>({
  name: 're-encrypt-return-photos',
  everyMs: 60_000,
  run: ({ deps }) => {
    const { db, keyring, now, logError } = deps;
    const formerKeyIds = listFormerKeyIds(keyring);
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('order_return_photos')
        .select(['id', 'return_id'])
        .where('unreadable_at', 'is', null)
        .where((eb) =>
          eb.or([eb('key_id', 'is', null), ...formerKeyIds.map((id) => eb('key_id', '=', id))]),
        )
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of rows) {
        const isReadable = await reencryptReturnPhoto(deps, row);
        if (!isReadable) logError({ photo: row.id, return: row.return_id }, 'photo key missing');
        await trx
          .updateTable('order_return_photos')
          .set(isReadable ? { key_id: keyring.current.id } : { unreadable_at: new Date(now()) })
          .where('id', '=', row.id)
          .execute();
      }
      return rows.length > 0;
    });
  },
});
