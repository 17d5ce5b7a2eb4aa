interface Lent {
  value: string;
  /** How long it is good for, from now. */
  seconds: number;
}

/** Taken anew while it is still good, so that nobody is sent away with one that ends on the way. */
const EARLY_MS = 300_000;

/** Keeps what a partner lends for a while. However many ask at once, the partner is asked once. */
export function createKeeper(now: () => number, take: (isForced: boolean) => Promise<Lent>) {
  let kept: { value: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function takeAnew(isForced: boolean): Promise<string> {
    const { value, seconds } = await take(isForced);
    kept = { value, until: now() + seconds * 1000 - EARLY_MS };
    return value;
  }

  return {
    async get(isForced = false): Promise<string> {
      if (!isForced && kept && now() < kept.until) return kept.value;
      underWay ??= takeAnew(isForced).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
