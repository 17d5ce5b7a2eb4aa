import type { Handlers } from '@vitrine/contract';
import type { FailedEvent, shopperMessages } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { problem } from './problems.ts';

type Calls = Pick<typeof shopperMessages, 'listFailedEvents' | 'redistributeEvent'>;

const COLUMNS = [
  'id',
  'type',
  'subject_id',
  'happened_at',
  'attempts',
  'failure',
  'failed_at',
] as const;

const findFailedEvents = (
  db: Kysely<Database>,
  size: number,
  before: readonly [string, string] | undefined,
) =>
  db
    .selectFrom('shop_events')
    .select(COLUMNS)
    .where('failed_at', 'is not', null)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('failed_at', 'id'),
          '<',
          eb.tuple(new Date(before?.[0] ?? 0), before?.[1] ?? ''),
        ),
      ),
    )
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();

type Row = Awaited<ReturnType<typeof findFailedEvents>>[number];

const toFailedEvent = (row: Row): FailedEvent => ({
  id: row.id,
  type: row.type,
  subjectId: row.subject_id,
  at: row.happened_at.toISOString(),
  failedAt: (row.failed_at ?? row.happened_at).toISOString(),
  attempts: row.attempts,
  reason: row.failure ?? '',
});

/** Operators see the events that could not be distributed, and send them again once the cause is gone. */
export const failedEventHandlers = ({
  db,
}: {
  readonly db: Kysely<Database>;
}): Handlers<Calls, HandlerContexts> => ({
  async listFailedEvents({ query: { size, cursor } }) {
    const [at, id] = parseCursor(cursor, ['time', 'uuid']) ?? [];
    const rows = await findFailedEvents(db, size, at && id ? [at, id] : undefined);
    return toPage(rows, size, toFailedEvent, (row) => [row.failed_at?.toISOString() ?? '', row.id]);
  },
  async redistributeEvent({ params }, context) {
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('shop_events')
        .select(COLUMNS)
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirstOrThrow(notFound);
      if (!row.failed_at) throw problem('event-not-failed', context.language);
      await trx
        .updateTable('shop_events')
        .set({ failed_at: null, failure: null, attempts: 0, retry_at: null })
        .where('id', '=', row.id)
        .execute();
      await context.recordAudit(trx, {
        target: { type: 'event', id: row.id },
        before: { type: row.type, subject: row.subject_id, failure: row.failure },
        after: { failure: null },
      });
    });
    return { done: true };
  },
});
