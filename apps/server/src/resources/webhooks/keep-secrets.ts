import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { decryptText, encryptText, readKeyId } from '../../encryption/encrypt.ts';
import { type Keyring, listFormerKeyIds } from '../../encryption/keyring.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { WebhookDeps } from './deps.ts';
import { secretPlace } from './signature.ts';

/** Encrypts secrets of former keys with the current one. There are few endpoints, so that all are read. */
async function reencryptSecrets(trx: Transaction<Database>, keyring: Keyring): Promise<void> {
  const formerKeyIds = listFormerKeyIds(keyring);
  if (formerKeyIds.length === 0) return;
  const isOld = (secret: Buffer | null): secret is Buffer =>
    secret !== null && formerKeyIds.includes(readKeyId(secret));
  const rows = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret', 'former_secret'])
    .forUpdate()
    .execute();
  for (const { id, secret, former_secret } of rows) {
    if (!isOld(secret) && !isOld(former_secret)) continue;
    const place = secretPlace(id);
    const encryptAgain = (old: Buffer) =>
      encryptText(keyring, place, decryptText(keyring, place, old));
    await trx
      .updateTable('webhook_endpoints')
      .set({
        secret: encryptAgain(secret),
        former_secret: former_secret && encryptAgain(former_secret),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Forgets former secrets whose time has ended, and follows a rotation of the encryption keys. */
export const keepWebhookSecrets = defineRecurringJob<Pick<WebhookDeps, 'db' | 'keyring' | 'now'>>({
  name: 'keep-webhook-secrets',
  everyMs: 60_000,
  async run({ deps: { db, keyring, now } }) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('webhook_endpoints')
        .set({ former_secret: null, former_secret_until: null })
        .where('former_secret_until', '<=', new Date(now()))
        .execute();
      await reencryptSecrets(trx, keyring);
    });
    return false;
  },
});
