import { DAY_MS } from '@vitrine/kit';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { ConversationDeps } from './deps.ts';
import { reencryptMessages } from './re-encrypt.ts';

/** A question about an order may come up again within its year of warranty. */
const KEPT_DAYS = 365;
/** A guest's session, and with it the way back to the conversation, ends earlier. */
const GUEST_KEPT_DAYS = 90;
/** An uploaded picture whose message was never sent. */
const UNSENT_IMAGE_DAYS = 1;

/** Deletes conversations that have ended long ago, and pictures that were never sent. */
export const pruneConversations = defineJob({
  name: 'prune-conversations',
  data: z.object({}),
  schedule: '55 4 * * *',
  async run(_, { database: { db }, now }) {
    const daysAgo = (days: number) => new Date(now() - days * DAY_MS);
    await db.deleteFrom('conversations').where('changed_at', '<', daysAgo(KEPT_DAYS)).execute();
    await db
      .deleteFrom('conversations')
      .where('changed_at', '<', daysAgo(GUEST_KEPT_DAYS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('shoppers')
              .select('shoppers.id')
              .whereRef('shoppers.bag_id', '=', 'conversations.bag_id'),
          ),
        ),
      )
      .execute();
    await db
      .deleteFrom('conversation_images')
      .where('created_at', '<', daysAgo(UNSENT_IMAGE_DAYS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('conversation_messages')
              .select('conversation_messages.id')
              .whereRef('conversation_messages.image_id', '=', 'conversation_images.id'),
          ),
        ),
      )
      .execute();
  },
});

export const reencryptConversations = defineRecurringJob<ConversationDeps>({
  name: 're-encrypt-conversations',
  everyMs: 60_000,
  run: ({ deps }) => reencryptMessages(deps),
});
