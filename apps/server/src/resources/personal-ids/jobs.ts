import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { checkNextPersonalId } from './check-next.ts';
import type { PersonalIdDeps } from './deps.ts';
import { pruneImages, pruneRemoved } from './prune.ts';
import { reencryptBatch } from './re-encrypt.ts';

export const checkPersonalIds = defineRecurringJob<PersonalIdDeps>({
  name: 'check-personal-ids',
  everyMs: 2_000,
  run: ({ deps }) => checkNextPersonalId(deps),
});

export const prunePersonalIds = defineRecurringJob<PersonalIdDeps>({
  name: 'prune-personal-ids',
  everyMs: 10 * 60_000,
  async run({ deps }) {
    await pruneRemoved(deps.db);
    return pruneImages(deps);
  },
});

export const reencryptPersonalIds = defineRecurringJob<PersonalIdDeps>({
  name: 're-encrypt-personal-ids',
  everyMs: 60_000,
  run: ({ deps }) => reencryptBatch(deps),
});
