import { ProviderError } from './provider-error.ts';

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

  async function get(isForced = false): Promise<string> {
    if (!isForced && cached && now() < cached.refreshAt) return cached.value;
    pending ??= refresh(isForced).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    get,
    /** Runs a request with the token, and once more with a new token when it fails with one of these codes. */
    async withToken<T>(
      invalidCodes: ReadonlySet<string>,
      run: (token: string) => Promise<T>,
    ): Promise<T> {
      try {
        return await run(await get());
      } catch (error) {
        if (!(error instanceof ProviderError && invalidCodes.has(error.code ?? ''))) throw error;
        return run(await get(true));
      }
    },
  };
}
