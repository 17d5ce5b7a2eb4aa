export const CODE_LIFETIME_MS = 300_000;
export const RESEND_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const MAX_CODES_PER_MOBILE = 5;
/** High, because mobile carriers share one IP between many people. */
export const MAX_CODES_PER_NETWORK = 60;
/** A browser that logged in before gets these even when others have used up the mobile's codes. */
const MAX_CODES_PER_KNOWN_DEVICE = 1;
export const MAX_CODE_ATTEMPTS = 5;

/** How long a proof of who the shopper is counts. */
export const VERIFICATION_MS = 600_000;

export const LOGIN_WINDOW_MS = 900_000;
export const MAX_FAILED_PER_ACCOUNT = 10;
export const MAX_FAILED_PER_NETWORK = 100;

/** The codes sent in the last hour. */
export interface SentCodes {
  readonly lastAt: number | undefined;
  readonly byMobile: number;
  readonly byNetwork: number;
  /** Undefined when this browser has not logged in to the mobile before. */
  readonly byKnownDevice?: number | undefined;
}

export type CodeLimitFault =
  | { readonly reason: 'code-too-soon'; readonly seconds: number }
  | { readonly reason: 'code-too-often'; readonly seconds: number };

/** Returns the exceeded limit when no code may be sent now. */
export function checkCodeLimits(
  { lastAt, byMobile, byNetwork, byKnownDevice }: SentCodes,
  now: number,
): CodeLimitFault | undefined {
  const tooOften = { reason: 'code-too-often', seconds: HOUR_MS / 1000 } as const;
  if (byNetwork >= MAX_CODES_PER_NETWORK) return tooOften;
  if (byKnownDevice !== undefined && byKnownDevice < MAX_CODES_PER_KNOWN_DEVICE) return undefined;
  const wait = lastAt === undefined ? 0 : lastAt + RESEND_MS - now;
  if (wait > 0) return { reason: 'code-too-soon', seconds: Math.ceil(wait / 1000) };
  return byMobile >= MAX_CODES_PER_MOBILE ? tooOften : undefined;
}

/** Whether there were too many failed logins; the counts include the current attempt. */
export const exceedsLoginLimits = (failed: { byAccount: number; byNetwork: number }): boolean =>
  failed.byAccount > MAX_FAILED_PER_ACCOUNT || failed.byNetwork > MAX_FAILED_PER_NETWORK;
