import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVENT_SUBJECTS, isShopEventType } from '../../notifications/events.ts';
import { skipQuietHours } from '../../notifications/quiet-hours.ts';
import { createDeliveries } from '../webhooks/create-deliveries.ts';
import type { MessageDeps } from './deps.ts';
import { findSubject } from './find-subject.ts';
import { createMessage, getPurpose } from './message-content.ts';
import { saveMessage } from './queries.ts';

const lockNextEvent = (trx: Transaction<Database>) =>
  trx
    .selectFrom('shop_events')
    .selectAll()
    .where('distributed_at', 'is', null)
    .orderBy('happened_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type EventRow = NonNullable<Awaited<ReturnType<typeof lockNextEvent>>>;

/** Creates the message and the webhook deliveries of an event. */
async function createWork(trx: Transaction<Database>, event: EventRow, deps: MessageDeps) {
  const { id, type, subject_id: subjectId } = event;
  const subject = isShopEventType(type)
    ? await findSubject(trx, EVENT_SUBJECTS[type], subjectId)
    : undefined;
  if (!isShopEventType(type) || !subject) return { merchantIds: [], data: event.data };
  const now = deps.now();
  const { ids, merchantIds } = subject;
  const publicUrl = deps.settings.publicUrl ?? '';
  const message = await createMessage(trx, type, { subjectId, ids, publicUrl });
  if (message) {
    const isMarketing = getPurpose(message.template).kind === 'marketing';
    const dueAt = isMarketing ? skipQuietHours(now, deps.settings.quietHours) : now;
    await saveMessage(trx, { ...message, eventId: id, dueAt, now });
  }
  await createDeliveries(trx, { eventId: id, type, merchantIds, now });
  return { merchantIds, data: { ...event.data, ...ids } };
}

const markDistributed = (db: Kysely<Database>, id: string, now: number) =>
  db
    .updateTable('shop_events')
    .set({ distributed_at: new Date(now) })
    .where('id', '=', id);

/**
 * Distributes the event that happened first. One that cannot be distributed is logged and left behind, so
 * that the others do not wait for it.
 */
export async function distributeNextEvent(deps: MessageDeps): Promise<boolean> {
  const { db, now, logError } = deps;
  let failed: string | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      const event = await lockNextEvent(trx);
      if (!event) return false;
      failed = event.id;
      const { merchantIds, data } = await createWork(trx, event, deps);
      await markDistributed(trx, event.id, now())
        .set({ merchant_ids: merchantIds, data: JSON.stringify(data) })
        .execute();
      return true;
    });
  } catch (error) {
    if (failed === undefined) throw error;
    logError({ eventId: failed, err: error }, 'event_not_distributed');
    await markDistributed(db, failed, now()).execute();
    return true;
  }
}
