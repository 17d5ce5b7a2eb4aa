import type { Kysely, Transaction } from 'kysely';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { classifyDatabaseError } from '../../database/unavailable.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import { isShopEventType } from '../../notifications/events.ts';
import { skipQuietHours } from '../../notifications/quiet-hours.ts';
import { serializeError } from '../../observability/log.ts';
import { createDeliveries } from '../webhooks/create-deliveries.ts';
import type { MessageDeps } from './deps.ts';
import { saveMessages } from './event-queries.ts';
import { findSubjects } from './find-subjects.ts';
import { createMessages, getPurpose } from './message-content.ts';

/** Large enough that a commit costs little, small enough that the embedded database is free again soon. */
const SET_SIZE = 100;
const MAX_REASON = 500;
const UNKNOWN_TYPE = 'unknown-type';

interface Choice {
  readonly limit: number;
  readonly condition: Expression<SqlBool>;
}

const lockDueEvents = (trx: Transaction<Database>, { limit, condition }: Choice, now: number) =>
  trx
    .selectFrom('shop_events')
    .select(['id', 'type', 'subject_id', 'data', 'priority', 'attempts'])
    .where('distributed_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', new Date(now))]))
    .where(condition)
    .orderBy('priority')
    .orderBy('happened_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

type EventRow = Awaited<ReturnType<typeof lockDueEvents>>[number];

/** Keeps events apart that can never be distributed as they are, until an operator sends them again. */
const setApart = (db: Kysely<Database>, ids: readonly string[], failure: string, now: number) =>
  db
    .updateTable('shop_events')
    .set((eb) => ({ failure, failed_at: new Date(now), attempts: eb('attempts', '+', 1) }))
    .where(isOneOf(ids))
    .where('distributed_at', 'is', null)
    .execute();

const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any (${ids}::uuid[])`;

interface PreparedEvent {
  readonly id: string;
  readonly merchantIds: readonly string[];
  readonly data: Readonly<Record<string, string>>;
}

async function markDistributed(
  trx: Transaction<Database>,
  events: readonly PreparedEvent[],
  now: number,
): Promise<void> {
  const rows = events.map(({ id, merchantIds, data }) => ({ id, data, merchant_ids: merchantIds }));
  await sql`update shop_events set distributed_at = ${new Date(now)}, merchant_ids = done.merchant_ids,
      data = done.data, failure = null, retry_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as done (id uuid, merchant_ids bigint[], data jsonb)
    where shop_events.id = done.id`.execute(trx);
}

/** Creates the messages and the webhook deliveries of events. What they are about may be deleted since. */
async function createWork(
  trx: Transaction<Database>,
  rows: readonly EventRow[],
  deps: MessageDeps,
) {
  const now = deps.now();
  const events = rows.flatMap(({ type, subject_id: subjectId, ...event }) =>
    isShopEventType(type) ? [{ ...event, type, subjectId }] : [],
  );
  const findSubject = await findSubjects(trx, events);
  const found = events.flatMap((event) => {
    const subject = findSubject(event);
    return subject ? [{ ...event, ...subject }] : [];
  });
  const messages = await createMessages(trx, found, deps.settings.publicUrl ?? '');
  const priorities = new Map(events.map(({ id, priority }) => [id, priority]));
  const saved = messages.map((message) => ({
    ...message,
    priority: priorities.get(message.eventId) ?? 0,
    dueAt:
      getPurpose(message.template).kind === 'marketing'
        ? skipQuietHours(now, deps.settings.quietHours)
        : now,
  }));
  await saveMessages(trx, saved, now);
  await createDeliveries(trx, found, now);
  const prepared = events.map((event) => {
    const { ids, merchantIds } = findSubject(event) ?? { ids: {}, merchantIds: [] };
    return { id: event.id, merchantIds, data: { ...event.data, ...ids } };
  });
  await markDistributed(trx, prepared, now);
}

/** Another release may have recorded an event that this one does not know. */
const findUnknown = (rows: readonly EventRow[]) =>
  rows.filter(({ type }) => !isShopEventType(type));

/** Handles the error of one event: one that passes is waited for, any other keeps the event apart. */
async function handleFault({ id, attempts }: EventRow, err: unknown, deps: MessageDeps) {
  const { db, now, logError } = deps;
  if (classifyDatabaseError(err) === undefined) {
    logError({ eventId: id, err }, 'event_not_distributed');
    await setApart(db, [id], serializeError(err).message.slice(0, MAX_REASON), now());
    return;
  }
  logError({ eventId: id, attempts: attempts + 1, err }, 'event_distribution_postponed');
  await db
    .updateTable('shop_events')
    .set({ attempts: attempts + 1, retry_at: new Date(now() + getRetryDelay(attempts)) })
    .where('id', '=', id)
    .where('distributed_at', 'is', null)
    .execute();
}

/**
 * Distributes a set of events in one transaction. A set that fails is halved until the event that causes it
 * stands alone, so that the others do not wait for it. Returns how many there were.
 */
async function distributeSet(deps: MessageDeps, choice: Choice): Promise<number> {
  let rows: EventRow[] = [];
  try {
    await deps.db.transaction().execute(async (trx) => {
      rows = await lockDueEvents(trx, choice, deps.now());
      if (rows.length === 0) return;
      const unknown = findUnknown(rows).map(({ id }) => id);
      if (unknown.length > 0) await setApart(trx, unknown, UNKNOWN_TYPE, deps.now());
      await createWork(trx, rows, deps);
    });
    for (const { id: eventId, type } of findUnknown(rows))
      deps.logError({ eventId, type, reason: UNKNOWN_TYPE }, 'event_not_distributed');
    return rows.length;
  } catch (error) {
    const [first] = rows;
    // Without events the database itself is away: the job fails, and is tried again in a second.
    if (!first) throw error;
    if (rows.length === 1) await handleFault(first, error, deps);
    else await distributeHalves(deps, rows);
    return rows.length;
  }
}

async function distributeHalves(deps: MessageDeps, rows: readonly EventRow[]): Promise<void> {
  const middle = Math.ceil(rows.length / 2);
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    const ids = half.map(({ id }) => id);
    await distributeSet(deps, { limit: ids.length, condition: isOneOf(ids) });
  }
}

/** Distributes the most urgent events that are due. One that failed before waits alone, and holds up no set. */
export async function distributeDueEvents(deps: MessageDeps): Promise<boolean> {
  const fresh = { limit: SET_SIZE, condition: sql<boolean>`attempts = 0` };
  const tried = { limit: 1, condition: sql<boolean>`attempts > 0` };
  const count = await distributeSet(deps, fresh);
  return count + (await distributeSet(deps, tried)) > 0;
}
