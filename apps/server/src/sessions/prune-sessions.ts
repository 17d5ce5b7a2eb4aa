import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** The limits of codes and passwords look back an hour at most. */
const KEPT_MS = 86_400_000;
/** What the sandbox has sent is read at once, or by somebody who looks into yesterday's fault. */
const MESSAGES_KEPT_MS = 7 * KEPT_MS;

/** Sessions that are over admit nobody; once a day their rows go, with everything else of a login. */
export const pruneSessions = defineJob({
  name: 'prune-sessions',
  data: z.object({}),
  schedule: '40 4 * * *',
  async run(_, { database: { db }, now }) {
    const at = new Date(now());
    const yesterday = new Date(now() - KEPT_MS);
    const lastWeek = new Date(now() - MESSAGES_KEPT_MS);
    await db.deleteFrom('sessions').where('expires_at', '<', at).execute();
    await db.deleteFrom('spent_tokens').where('expires_at', '<', at).execute();
    await db.deleteFrom('security_codes').where('created_at', '<', yesterday).execute();
    await db.deleteFrom('failed_logins').where('failed_at', '<', yesterday).execute();
    await db.deleteFrom('sandbox_messages').where('sent_at', '<', lastWeek).execute();
  },
});
