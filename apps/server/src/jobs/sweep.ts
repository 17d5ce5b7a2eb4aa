import type { ResourceDeps } from '../app/handlers.ts';
import type { JobContext } from './job.ts';

/** What a sweep works with: all that handlers have as well. */
export interface SweepContext extends JobContext {
  deps: ResourceDeps;
}

/**
 * Work that waits in the tables until its time has come: every process looks for it again and again,
 * and takes rows that no other process holds (`for update skip locked`). Nothing is lost when a
 * process dies, because what was to be done is still to be done.
 */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  /** Does what is due. True when there is more, so that it is called again at once. */
  run(context: SweepContext): Promise<boolean | undefined>;
}

export const defineSweep = (sweep: Sweep): Sweep => sweep;

interface SweepOptions extends SweepContext {
  sweeps: readonly Sweep[];
  onDone: (sweep: string, outcome: 'done' | 'failed') => void;
  onError: (error: unknown) => void;
}

/** Starts every sweep; each waits for its last run to end. Stopping waits for the runs under way. */
export function startSweeps({ sweeps, onDone, onError, ...context }: SweepOptions) {
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  async function runOnce(sweep: Sweep) {
    let hasMore: boolean | undefined = true;
    try {
      while (hasMore && !isStopped) hasMore = await sweep.run(context);
      onDone(sweep.name, 'done');
    } catch (error) {
      onDone(sweep.name, 'failed');
      onError(error);
    }
  }

  function later(sweep: Sweep) {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(sweep).finally(() => {
        running.delete(run);
        later(sweep);
      });
      running.add(run);
    }, sweep.everyMs);
    timers.add(timer);
  }

  for (const sweep of sweeps) later(sweep);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
