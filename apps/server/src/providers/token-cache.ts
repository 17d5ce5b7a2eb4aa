interface ExpiringToken {
  value: string;
  /** Lifetime from now. */
  seconds: number;
}

/** Tokens are refreshed this long before they expire, so that none expires during a request. */
const REFRESH_EARLY_MS = 300_000;

/** Caches a provider's expiring token. Simultaneous callers share one request. */
export function createTokenCache(
  now: () => number,
  fetchToken: (isForced: boolean) => Promise<ExpiringToken>,
) {
  let cached: { value: string; refreshAt: number } | undefined;
  let pending: Promise<string> | undefined;

  async function refresh(isForced: boolean): Promise<string> {
    const { value, seconds } = await fetchToken(isForced);
    cached = { value, refreshAt: now() + seconds * 1000 - REFRESH_EARLY_MS };
    return value;
  }

  return {
    async get(isForced = false): Promise<string> {
      if (!isForced && cached && now() < cached.refreshAt) return cached.value;
      pending ??= refresh(isForced).finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
