import { z } from 'zod';
import { defineJob } from './job.ts';

/** A call is not retried after this time. */
const RETENTION_MS = 7 * 86_400_000;

export const pruneIdempotencyKeys = defineJob({
  name: 'prune-idempotency-keys',
  data: z.object({}),
  schedule: '50 4 * * *',
  async run(_, { database, now }) {
    await database.db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now() - RETENTION_MS))
      .execute();
  },
});
