import type { ShopperContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from './deps.ts';
import { isEmailTaken } from './email-owner.ts';
import { problem } from './problems.ts';
import { requireCode, sendCode } from './security-codes.ts';
import { logSecurityEvent } from './security-log.ts';

/** The address of the profile, which is not verified yet. */
async function requireUnverifiedEmail(
  { db }: IdentityDeps,
  { shopperId, language }: ShopperContext,
): Promise<string> {
  const { email, email_verified_at } = await db
    .selectFrom('shoppers')
    .select(['email', 'email_verified_at'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  if (email === null) throw problem('email-missing', language);
  if (email_verified_at) throw problem('email-verified', language);
  return email;
}

/** Sends a code to the address of the profile. */
export const sendEmailCode = async (deps: IdentityDeps, context: ShopperContext) =>
  sendCode(deps, context, await requireUnverifiedEmail(deps, context), 'email');

/** Accepts the code of the address, unless the profile has another one meanwhile. */
export async function confirmEmail(
  deps: IdentityDeps,
  context: ShopperContext,
  proof: { code: string; challenge: string },
): Promise<void> {
  const { shopperId, language } = context;
  const email = await requireUnverifiedEmail(deps, context);
  await requireCode(deps, context, { account: email, ...proof });
  await deps.db.transaction().execute(async (trx) => {
    if (await isEmailTaken(trx, email, shopperId)) throw problem('email-taken', language);
    const { numUpdatedRows } = await trx
      .updateTable('shoppers')
      .set({ email_verified_at: new Date(deps.now()) })
      .where('id', '=', shopperId)
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw problem('code-wrong', language);
  });
  logSecurityEvent(deps, context, 'email-verified', { account: shopperId });
}
