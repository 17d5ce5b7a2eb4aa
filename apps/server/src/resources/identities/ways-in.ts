import type { CodeTarget } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a shopper can prove to log in. */
export interface WaysIn {
  readonly mobile: string | null;
  readonly verifiedEmail: string | null;
  readonly hasPassword: boolean;
  readonly hasIdentity: boolean;
}

/** Whether the shopper can still log in: codes need a shop that sends them, passwords an account name. */
export function hasWayIn(
  { mobile, verifiedEmail, hasPassword, hasIdentity }: WaysIn,
  targets: readonly CodeTarget[],
): boolean {
  const opens = (name: string | null, target: CodeTarget) =>
    name !== null && (hasPassword || targets.includes(target));
  return hasIdentity || opens(mobile, 'mobile') || opens(verifiedEmail, 'email');
}

/** Where the shop sends a code to the shopper: first to the mobile. */
export function chooseCodeTarget(
  { mobile, verifiedEmail }: Pick<WaysIn, 'mobile' | 'verifiedEmail'>,
  targets: readonly CodeTarget[],
): { account: string; channel: 'sms' | 'email' } | undefined {
  if (mobile !== null && targets.includes('mobile')) return { account: mobile, channel: 'sms' };
  if (verifiedEmail !== null && targets.includes('email'))
    return { account: verifiedEmail, channel: 'email' };
  return undefined;
}

/** Reads the ways in, apart from accounts at the given partner. Inside a transaction the shopper is locked. */
export async function findWaysIn(
  db: Kysely<Database>,
  shopperId: string,
  exceptPartner?: 'messaging-oa',
): Promise<WaysIn> {
  const { mobile, email, email_verified_at, password_hash } = await db
    .selectFrom('shoppers')
    .select(['mobile', 'email', 'email_verified_at', 'password_hash'])
    .where('id', '=', shopperId)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const identity = await db
    .selectFrom('external_identities')
    .select('provider')
    .where('shopper_id', '=', shopperId)
    .$if(exceptPartner !== undefined, (query) =>
      query.where('provider', '!=', exceptPartner ?? 'messaging-oa'),
    )
    .executeTakeFirst();
  return {
    mobile,
    verifiedEmail: email_verified_at ? email : null,
    hasPassword: password_hash !== null,
    hasIdentity: identity !== undefined,
  };
}
