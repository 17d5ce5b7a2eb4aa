import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { defineJob } from './job.ts';

/** The limits of codes and passwords look back an hour at most. */
const DAY_MS = 86_400_000;
/** Messages of the sandbox are kept for debugging. */
const MESSAGE_RETENTION_MS = 7 * DAY_MS;

/** A guest who collects nothing gets a new session without noticing. */
const EMPTY_GUEST_MS = 3 * DAY_MS;

/** Deletes sessions of guests who came once and collected nothing: programs open many of them. */
const pruneEmptyGuests = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('sessions')
    .where('shopper_id', 'is', null)
    .where('last_seen_at', '<', before)
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('bags').select('id').where('bags.id', '=', ref('sessions.bag_id')))),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('wishlist_items')
            .select('product_id')
            .where('wishlist_items.bag_id', '=', ref('sessions.bag_id')),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('outfit_lists')
            .select('id')
            .where('outfit_lists.bag_id', '=', ref('sessions.bag_id')),
        ),
      ),
    )
    .execute();

/**
 * Deletes expired and unused sessions, tokens and codes, old failed log-ins and old sandbox messages, and the hashes of
 * erased accounts whose campaigns are over.
 */
export const pruneSessions = defineJob({
  name: 'prune-sessions',
  data: z.object({}),
  schedule: '40 4 * * *',
  async run(_, { database: { db }, now }) {
    const at = new Date(now());
    const yesterday = new Date(now() - DAY_MS);
    const lastWeek = new Date(now() - MESSAGE_RETENTION_MS);
    await db.deleteFrom('sessions').where('expires_at', '<', at).execute();
    await pruneEmptyGuests(db, new Date(now() - EMPTY_GUEST_MS));
    await db.deleteFrom('used_tokens').where('expires_at', '<', at).execute();
    await db.deleteFrom('security_codes').where('created_at', '<', yesterday).execute();
    await db.deleteFrom('operator_attempts').where('last_at', '<', yesterday).execute();
    await db.deleteFrom('failed_logins').where('failed_at', '<', yesterday).execute();
    await db.deleteFrom('erased_identities').where('kept_until', '<', at).execute();
    await db.deleteFrom('sandbox_messages').where('sent_at', '<', lastWeek).execute();
  },
});
