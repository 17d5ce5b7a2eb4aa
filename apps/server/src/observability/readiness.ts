type Check = () => boolean | Promise<boolean>;

export interface ReadinessReport {
  isReady: boolean;
  checks: Record<string, 'ok' | 'not ready'>;
}

/** A check that takes longer than this counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;
/** Results are kept this long, so that anybody may ask without causing work. */
const KEEP_MS = 1_000;

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Combines the readiness checks of the server's parts. */
export function createReadiness() {
  const checks = new Map<string, Check>();
  const states = new Map<string, () => object>();
  let isStopping = false;
  let latest: { startedAt: number; results: Promise<(readonly [string, boolean])[]> } | undefined;

  const runChecks = () =>
    Promise.all([...checks].map(async ([name, check]) => [name, await passes(check)] as const));

  return {
    add(name: string, check: Check): void {
      checks.set(name, check);
      latest = undefined;
    },
    /** Adds details of a part, which do not decide about readiness. */
    addState: (name: string, describe: () => object) => void states.set(name, describe),
    describeStates: (): Record<string, object> =>
      Object.fromEntries([...states].map(([name, describe]) => [name, describe()])),
    /** Reports not ready from now on, because the process is about to stop. */
    markStopping: () => {
      isStopping = true;
    },
    async report(): Promise<ReadinessReport> {
      const now = performance.now();
      if (!latest || now - latest.startedAt > KEEP_MS)
        latest = { startedAt: now, results: runChecks() };
      const results = await latest.results;
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
