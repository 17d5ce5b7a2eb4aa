type Check = () => boolean | Promise<boolean>;

export interface ReadinessReport {
  isReady: boolean;
  checks: Record<string, 'ok' | 'not ready'>;
}

/** A check that takes longer than this counts as failed: whoever asks has no more patience. */
const PATIENCE_MS = 2_000;

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this process should be sent requests, put together from what each part says. */
export function createReadiness() {
  const checks = new Map<string, Check>();
  let isLeaving = false;
  return {
    add: (name: string, check: Check) => void checks.set(name, check),
    /** From here on the answer is no: the process is about to stop. */
    leave: () => {
      isLeaving = true;
    },
    async report(): Promise<ReadinessReport> {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await passes(check)] as const),
      );
      const all = [...results, ...(isLeaving ? [['running', false] as const] : [])];
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
