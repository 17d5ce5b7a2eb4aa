import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { decrypt } from '../../encryption/encrypt.ts';
import { listFormerKeyIds } from '../../encryption/keyring.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { FapiaoDeps } from './deps.ts';
import { reencryptTexts, toFileKey } from './encryption.ts';
import { putFile } from './files.ts';
import { ISSUE_WITHIN_MS } from './rules.ts';

export interface OverdueFapiaoDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Receives how many fapiao wait for their merchant too long. */
  readonly onOverdueFapiao: (count: number) => void;
}

const BATCH = 50;

/** Whether a fapiao waits for its merchant too long, in SQL. */
export const whereOverdue = (now: number) => sql<SqlBool>`(fapiao.status = 'requested'
  and fapiao.requested_at < ${new Date(now - ISSUE_WITHIN_MS)})`;

/** Raises the alarm about fapiao that wait too long: a metric, and one line of the log for each. */
export const reportOverdueFapiao = defineRecurringJob<OverdueFapiaoDeps>({
  name: 'report-overdue-fapiao',
  everyMs: 60_000,
  async run({ deps: { db, now, logError, onOverdueFapiao } }) {
    const { count } = await db
      .selectFrom('fapiao')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where(whereOverdue(now()))
      .executeTakeFirstOrThrow();
    onOverdueFapiao(Number(count));
    const reported = await db
      .updateTable('fapiao')
      .set({ overdue_reported_at: new Date(now()) })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('fapiao')
          .select('fapiao.id')
          .where('overdue_reported_at', 'is', null)
          .where(whereOverdue(now()))
          .orderBy('fapiao.id')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'merchant_order_id'])
      .execute();
    for (const { id, merchant_order_id } of reported)
      logError({ fapiao: id, merchantOrder: merchant_order_id }, 'fapiao overdue');
    return reported.length === BATCH;
  },
});

/** Re-encrypts titles, addresses and files of former keys after a key rotation. */
export const reencryptFapiao = defineRecurringJob<FapiaoDeps>({
  name: 're-encrypt-fapiao',
  everyMs: 60_000,
  async run({ deps }) {
    const { db, keyring, storage } = deps;
    const formerKeyIds = listFormerKeyIds(keyring);
    if (formerKeyIds.length === 0) return false;
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('fapiao')
        .selectAll()
        .where('key_id', 'in', formerKeyIds)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of rows) {
        const key = row.file_id && toFileKey(row.id, row.file_id);
        const stored = key && (await storage.get(key));
        if (key && stored && row.file_id)
          await putFile(deps, row.id, row.file_id, decrypt(keyring, key, stored));
        const texts = reencryptTexts(keyring, row);
        await trx.updateTable('fapiao').set(texts).where('id', '=', row.id).execute();
      }
      return rows.length > 0;
    });
  },
});
