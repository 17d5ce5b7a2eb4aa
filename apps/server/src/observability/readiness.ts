import { setTimeout as pause } from 'node:timers/promises';
import { withinTimeLimit } from '../time-limit.ts';

type Check = () => boolean | Promise<boolean>;

export interface ReadinessReport {
  isReady: boolean;
  checks: Record<string, 'ok' | 'not ready'>;
}

/** A check that takes longer than this counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;
/** Results are kept this long, so that anybody may ask without causing work. */
const KEEP_MS = 1_000;
/** Who asks while the checks take long gets the former results after this time, so that a proxy is not kept waiting. */
const PATIENCE_MS = 100;
/** Results that are older say nothing any more. */
const MAX_AGE_MS = 5_000;

async function passes(check: Check): Promise<boolean> {
  try {
    const running = Promise.resolve().then(check);
    return await withinTimeLimit(running, CHECK_TIMEOUT_MS, () => new Error('The check hangs'));
  } catch {
    return false;
  }
}

type Results = readonly (readonly [string, boolean])[];

/** Runs checks at most once at a time, and keeps their results for a while. */
function createKeptResults(runChecks: () => Promise<Results>) {
  let latest: { readonly at: number; readonly results: Results } | undefined;
  let running: Promise<Results> | undefined;
  async function run() {
    const at = performance.now();
    const results = await runChecks();
    latest = { at, results };
    return results;
  }
  return {
    drop() {
      latest = undefined;
    },
    async read(): Promise<Results> {
      const ageMs = () => (latest ? performance.now() - latest.at : Number.POSITIVE_INFINITY);
      if (latest && ageMs() <= KEEP_MS) return latest.results;
      running ??= run().finally(() => {
        running = undefined;
      });
      const fresh = await Promise.race([running, pause(PATIENCE_MS, undefined, { ref: false })]);
      if (fresh) return fresh;
      return latest && ageMs() <= MAX_AGE_MS ? latest.results : running;
    },
  };
}

/** Combines the readiness checks of the server's parts. */
export function createReadiness() {
  const checks = new Map<string, Check>();
  const states = new Map<string, () => object>();
  const stoppingListeners = new Set<() => void>();
  let isStopping = false;
  const kept = createKeptResults(() =>
    Promise.all([...checks].map(async ([name, check]) => [name, await passes(check)] as const)),
  );

  return {
    add(name: string, check: Check): void {
      checks.set(name, check);
      kept.drop();
    },
    /** Adds details of a part, which do not decide about readiness. */
    addState: (name: string, describe: () => object) => void states.set(name, describe),
    describeStates: (): Record<string, object> =>
      Object.fromEntries([...states].map(([name, describe]) => [name, describe()])),
    /** Reports not ready from now on, because the process is about to stop. */
    markStopping: () => {
      isStopping = true;
      for (const listener of stoppingListeners) listener();
    },
    onStopping: (listener: () => void) => void stoppingListeners.add(listener),
    async report(): Promise<ReadinessReport> {
      const results = await kept.read();
      const all = [...results, ...(isStopping ? [['running', false] as const] : [])];
      return {
        isReady: all.every(([, isFine]) => isFine),
        checks: Object.fromEntries(
          all.map(([name, isFine]) => [name, isFine ? 'ok' : 'not ready']),
        ),
      };
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
