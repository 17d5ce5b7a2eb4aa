import type { OperatorJobKind } from '@vitrine/contract/admin';
import {
  defineRecurringJob,
  type JobDeps,
  type RecurringJobContext,
} from '../../jobs/recurring-job.ts';
import { keepLease } from './keep-lease.ts';
import { claimJob, JobLostError, type RunningJob } from './running-job.ts';

interface OperatorJobWork<Deps> {
  readonly name: string;
  readonly kinds: readonly OperatorJobKind[];
  run(context: RecurringJobContext<Deps>, job: RunningJob): Promise<void>;
}

/** Works on the jobs of some kinds that operators have started, one after the other. */
export const defineOperatorJob = <Deps extends JobDeps>({
  name,
  kinds,
  run,
}: OperatorJobWork<Deps>) =>
  defineRecurringJob<Deps>({
    name,
    everyMs: 1_000,
    async run(context) {
      const { db, now } = context.deps;
      const job = await claimJob(db, { kinds, now: now() });
      if (!job) return false;
      try {
        await keepLease({ db, now }, job, () => run(context, job));
      } catch (error) {
        if (!(error instanceof JobLostError)) throw error;
      }
      return true;
    },
  });
