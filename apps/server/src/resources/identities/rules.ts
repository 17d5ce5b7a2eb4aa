export const CODE_LIFETIME_MS = 300_000;
export const RESEND_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const MOST_CODES_OF_MOBILE = 5;
/** Carriers put many people behind one address. */
export const MOST_CODES_OF_ADDRESS = 60;
export const MOST_CODE_ATTEMPTS = 5;

export const LOGIN_WINDOW_MS = 900_000;
export const MOST_FAILED_OF_ACCOUNT = 10;
export const MOST_FAILED_OF_ADDRESS = 100;

/** The codes of the last hour. */
export interface SentCodes {
  readonly lastAt: number | undefined;
  readonly ofMobile: number;
  readonly ofAddress: number;
}

export type CodeRefusal =
  | { readonly reason: 'code-too-soon'; readonly seconds: number }
  | { readonly reason: 'code-too-often'; readonly seconds: number };

/** Why no code is sent now, if none is. */
export function refusesCode(
  { lastAt, ofMobile, ofAddress }: SentCodes,
  now: number,
): CodeRefusal | undefined {
  const wait = lastAt === undefined ? 0 : lastAt + RESEND_MS - now;
  if (wait > 0) return { reason: 'code-too-soon', seconds: Math.ceil(wait / 1000) };
  if (ofMobile >= MOST_CODES_OF_MOBILE || ofAddress >= MOST_CODES_OF_ADDRESS)
    return { reason: 'code-too-often', seconds: HOUR_MS / 1000 };
  return undefined;
}

/** Whether too many passwords were wrong; the present attempt is among them. */
export const refusesLogin = (failed: { ofAccount: number; ofAddress: number }): boolean =>
  failed.ofAccount > MOST_FAILED_OF_ACCOUNT || failed.ofAddress > MOST_FAILED_OF_ADDRESS;
