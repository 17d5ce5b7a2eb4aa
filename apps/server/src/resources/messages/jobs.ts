import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import { skipQuietHours } from '../../notifications/quiet-hours.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import type { MessageDeps } from './deps.ts';
import { distributeDueEvents } from './distribute-events.ts';
import { type EventBacklog, readEventBacklog } from './event-backlog.ts';
import { getPurpose } from './message-content.ts';
import { claimDueMessage, finishMessage, postponeMessage } from './queries.ts';
import { sendMessage } from './send-message.ts';

/** After this many attempts, about five hours, a message has failed and waits for an operator. */
export const MAX_ATTEMPTS = 14;

/** Creates the messages and webhook deliveries of new events. */
export const distributeEvents = defineRecurringJob<MessageDeps>({
  name: 'distribute-events',
  everyMs: 1_000,
  run: ({ deps }) => distributeDueEvents(deps),
});

export interface EventReportDeps {
  readonly db: MessageDeps['db'];
  readonly now: () => number;
  readonly onEventBacklog: (backlog: EventBacklog) => void;
}

/** Reports the events that failed, and how long the oldest of the others has waited. */
export const reportEventBacklog = defineRecurringJob<EventReportDeps>({
  name: 'report-event-backlog',
  everyMs: 30_000,
  async run({ deps: { db, now, onEventBacklog } }) {
    onEventBacklog(await readEventBacklog(db, now()));
    return false;
  },
});

/** Sends due messages, and retries while a provider is busy or cannot be reached. */
export const sendMessages = defineRecurringJob<MessageDeps>({
  name: 'send-messages',
  everyMs: 1_000,
  async run({ deps }) {
    const { db, now, settings } = deps;
    const message = await claimDueMessage(db, now());
    if (!message) return false;
    const isMarketing = getPurpose(message.template).kind === 'marketing';
    const earliest = isMarketing ? skipQuietHours(now(), settings.quietHours) : now();
    if (earliest > now()) {
      await postponeMessage(db, message, earliest);
      return true;
    }
    const outcome = await sendMessage(message, deps);
    if (outcome.status !== 'retry') await finishMessage(db, message, outcome, now());
    else if (message.attempts >= MAX_ATTEMPTS)
      await finishMessage(db, message, { status: 'failed' }, now());
    else await postponeMessage(db, message, now() + getRetryDelay(message.attempts - 1));
    return true;
  },
});

const ENDING_DAYS = 3;

/** Records once that a coupon ends within three days, unless it was used or is shorter than a week. */
export const findEndingCoupons = defineJob({
  name: 'find-ending-coupons',
  data: z.object({}),
  schedule: '0 10 * * *',
  async run(_, { database, now }) {
    const at = now();
    await database.db.transaction().execute(async (trx) => {
      const ending = await trx
        .selectFrom('coupons')
        .select('id')
        .where('valid_to', '>', new Date(at))
        .where('valid_to', '<=', new Date(at + ENDING_DAYS * DAY_MS))
        .where(sql<boolean>`valid_to - valid_from >= interval '7 days'`)
        .where(
          sql<boolean>`not exists (select from promo_redemptions where coupon_id = coupons.id)`,
        )
        .where(
          sql<boolean>`not exists (select from shop_events where key = 'coupon.ending:' || coupons.id)`,
        )
        .execute();
      for (const { id } of ending)
        await recordEvent(trx, {
          type: 'coupon.ending',
          subjectId: id,
          key: `coupon.ending:${id}`,
          now: at,
        });
    });
  },
});

const KEPT_DAYS = 90;

/** Deletes old events with their messages and deliveries. */
export const pruneEvents = defineJob({
  name: 'prune-events',
  data: z.object({}),
  schedule: '5 5 * * *',
  async run(_, { database, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
    await database.db
      .deleteFrom('shop_events')
      .where('happened_at', '<', oldest)
      .where('distributed_at', 'is not', null)
      .execute();
    await database.db
      .deleteFrom('used_message_permissions')
      .where('used_at', '<', oldest)
      .execute();
  },
});
