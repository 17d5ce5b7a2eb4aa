import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { PRIORITIES } from '../../notifications/priorities.ts';
import type { MessageChannel } from '../../providers/messages/port.ts';
import type { ProviderFault } from '../../providers/provider-error.ts';

/** Longer than all channels of a message may take, so that only the message of a dead process is taken again. */
const LEASE_MS = 60_000;

const findDueMessage = (db: Kysely<Database>, priority: number, now: number) =>
  db
    .selectFrom('shopper_messages')
    .selectAll()
    .where('status', 'in', ['waiting', 'sending'])
    .where('priority', '=', priority)
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Claims one due message, the most urgent first, so that no other process takes it. */
export const claimDueMessage = (db: Kysely<Database>, now: number) =>
  db.transaction().execute(async (trx) => {
    for (const priority of Object.values(PRIORITIES)) {
      const row = await findDueMessage(trx, priority, now);
      if (!row) continue;
      const attempts = row.attempts + 1;
      const due_at = new Date(now + LEASE_MS);
      await trx
        .updateTable('shopper_messages')
        .set({ status: 'sending', attempts, due_at })
        .where('id', '=', row.id)
        .execute();
      return { ...row, attempts };
    }
    return undefined;
  });

export type DueMessage = NonNullable<Awaited<ReturnType<typeof claimDueMessage>>>;

/** Writes an attempt before the provider is asked. */
export const startAttempt = async (
  db: Kysely<Database>,
  messageId: string,
  channel: MessageChannel,
  now: number,
) =>
  (
    await db
      .insertInto('message_attempts')
      .values({ message_id: messageId, channel, started_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const finishAttempt = (
  db: Kysely<Database>,
  id: string,
  outcome: 'sent' | ProviderFault,
  code: string | undefined,
) =>
  db
    .updateTable('message_attempts')
    .set({ outcome, code: code ?? null })
    .where('id', '=', id)
    .execute();

interface Ending {
  readonly status: 'sent' | 'skipped' | 'failed';
  readonly channel?: MessageChannel;
}

export const finishMessage = (
  db: Kysely<Database>,
  { id }: Pick<DueMessage, 'id'>,
  { status, channel }: Ending,
  now: number,
) =>
  db
    .updateTable('shopper_messages')
    .set({ status, channel: channel ?? null, due_at: null, finished_at: new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute();

export const postponeMessage = (db: Kysely<Database>, { id }: DueMessage, dueAt: number) =>
  db
    .updateTable('shopper_messages')
    .set({ status: 'waiting', due_at: new Date(dueAt) })
    .where('id', '=', id)
    .execute();
