import type { ShopperContext } from '../../http/handler-context.ts';
import { findVerificationTime, markSessionVerified } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { problem } from './problems.ts';
import { findSessionMobile } from './queries.ts';
import { VERIFICATION_MS } from './rules.ts';
import { requireCode, sendCode } from './security-codes.ts';
import { logSecurityEvent } from './security-log.ts';

async function requireMobile({ db }: IdentityDeps, { shopperId, language }: ShopperContext) {
  const mobile = await findSessionMobile(db, shopperId);
  if (mobile === null) throw problem('verification-impossible', language);
  return mobile;
}

/** Throws unless the shopper has proved lately who they are: a session alone could be a stolen one. */
export async function requireVerification(
  deps: IdentityDeps,
  context: ShopperContext,
): Promise<void> {
  const verifiedAt = await findVerificationTime(deps.db, context.session.id);
  if (verifiedAt && deps.now() - verifiedAt.getTime() < VERIFICATION_MS) return;
  await requireMobile(deps, context);
  throw problem('verification-needed', context.language);
}

/** Sends a code to the shopper's own mobile. */
export const sendVerificationCode = async (deps: IdentityDeps, context: ShopperContext) =>
  sendCode(deps, context, await requireMobile(deps, context));

/** Accepts the code, so that the session may do for some minutes what needs a proof. */
export async function verifyShopper(
  deps: IdentityDeps,
  context: ShopperContext,
  proof: { code: string; challenge: string },
): Promise<void> {
  await requireCode(deps, context, { mobile: await requireMobile(deps, context), ...proof });
  await markSessionVerified(deps.db, context.session.id, deps.now());
  logSecurityEvent(deps, context, 'verified', { account: context.shopperId });
}
