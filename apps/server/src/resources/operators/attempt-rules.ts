const SECOND_MS = 1_000;

/** How many failures cost no wait, and the longest wait between later attempts. */
interface Budget {
  readonly free: number;
  readonly maxWaitMs: number;
}

export const BUDGETS = {
  /** Passwords of one account, from one network or one known device. */
  password: { free: 5, maxWaitMs: 120_000 },
  /** Codes and repeated proofs: a code has six digits, so the wait grows to a quarter of an hour. */
  proof: { free: 5, maxWaitMs: 900_000 },
  /** All accounts from one network, except for known devices. */
  network: { free: 50, maxWaitMs: 60_000 },
} as const satisfies Record<string, Budget>;

/** Up to this many failures of a network, its neighbours' first attempts at their own accounts pass. */
const FIRST_TRIES_OF_NETWORK = 300;
/** A counter is forgotten after this time without a failure. */
export const FORGOTTEN_MS = 3_600_000;

export interface AttemptCounter {
  readonly budget: keyof typeof BUDGETS;
  readonly failures: number;
  readonly lastAt: number;
}

const countFailures = ({ failures, lastAt }: AttemptCounter, now: number): number =>
  now - lastAt >= FORGOTTEN_MS ? 0 : failures;

/** The wait after the last failure doubles with each failure beyond the free ones. */
function findWaitOf(counter: AttemptCounter, now: number): number {
  const { free, maxWaitMs } = BUDGETS[counter.budget];
  const failures = countFailures(counter, now);
  if (failures < free) return 0;
  const waitMs = Math.min(SECOND_MS * 2 ** (failures - free), maxWaitMs);
  return Math.max(counter.lastAt + waitMs - now, 0);
}

/**
 * How long an attempt has to wait, in milliseconds. Failures of others in the same network delay only who has failed
 * there too, so that a stranger who guesses does not keep the right person out.
 */
export function findWaitMs(
  account: AttemptCounter,
  network: AttemptCounter | undefined,
  now: number,
): number {
  const ofAccount = findWaitOf(account, now);
  if (!network) return ofAccount;
  const isFirstTry = countFailures(account, now) === 0;
  if (isFirstTry && countFailures(network, now) < FIRST_TRIES_OF_NETWORK) return ofAccount;
  return Math.max(ofAccount, findWaitOf(network, now));
}

/** What a counter holds after one more attempt, which counts as failed until it succeeds. */
export const countAfter = (counter: AttemptCounter, now: number): number =>
  countFailures(counter, now) + 1;
