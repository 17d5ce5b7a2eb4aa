import type { ShopperContext } from '../../http/handler-context.ts';
import { listCodeTargets } from '../../providers/messages/code-targets.ts';
import { findVerificationTime, markSessionVerified } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { problem } from './problems.ts';
import { VERIFICATION_MS } from './rules.ts';
import { requireCode, sendCode } from './security-codes.ts';
import { logSecurityEvent } from './security-log.ts';
import { chooseCodeTarget, findWaysIn } from './ways-in.ts';

/** The mobile or e-mail address by which the shopper can prove who they are. */
async function requireCodeTarget(
  { db, settings }: IdentityDeps,
  { shopperId, language }: ShopperContext,
) {
  const ways = await findWaysIn(db, shopperId);
  const target = chooseCodeTarget(ways, listCodeTargets(settings.providers));
  if (!target) throw problem('verification-impossible', language);
  return target;
}

/** Throws unless the shopper has proved lately who they are: a session alone could be a stolen one. */
export async function requireVerification(
  deps: IdentityDeps,
  context: ShopperContext,
): Promise<void> {
  const verifiedAt = await findVerificationTime(deps.db, context.session.id);
  if (verifiedAt && deps.now() - verifiedAt.getTime() < VERIFICATION_MS) return;
  await requireCodeTarget(deps, context);
  throw problem('verification-needed', context.language);
}

/** Sends a code to the shopper's own mobile or e-mail address. */
export async function sendVerificationCode(deps: IdentityDeps, context: ShopperContext) {
  const { account, channel } = await requireCodeTarget(deps, context);
  return sendCode(deps, context, account, channel);
}

/** Accepts the code, so that the session may do for some minutes what needs a proof. */
export async function verifyShopper(
  deps: IdentityDeps,
  context: ShopperContext,
  proof: { code: string; challenge: string },
): Promise<void> {
  const { account } = await requireCodeTarget(deps, context);
  await requireCode(deps, context, { account, ...proof });
  await markSessionVerified(deps.db, context.session.id, deps.now());
  logSecurityEvent(deps, context, 'verified', { account: context.shopperId });
}
