import type { RequestParts, sessions } from '@vitrine/contract';
import { toFullMobile } from '@vitrine/kit';
import type { HandlerContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from './deps.ts';
import { readDeviceProof } from './known-device.ts';
import { logInShopper } from './log-in-shopper.ts';
import { clearLoginAttempt, recordLoginAttempt } from './login-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { problem } from './problems.ts';
import { findAccount } from './queries.ts';
import { logSecurityEvent } from './security-log.ts';

type Body = RequestParts<(typeof sessions)['logIn']>['body'];

/** Logs in by password. Neither the response nor its timing reveals whether the account exists. */
export async function logInByPassword(
  deps: IdentityDeps,
  context: HandlerContext,
  { account, password }: Body,
) {
  const { db, keyring, now } = deps;
  const mobile = toFullMobile(account);
  const name = mobile ?? account.toLowerCase();
  const deviceId = mobile && readDeviceProof(keyring, mobile, context.deviceProof);
  const attempt = await recordLoginAttempt(db, {
    // A browser that logged in before is counted by itself, so that others cannot keep it out.
    account: deviceId ? `${name} ${deviceId}` : name,
    ip: context.ip,
    keyring,
    now: now(),
  });
  if (!attempt) logSecurityEvent(deps, context, 'log-in-locked', { account: name });
  if (!attempt) throw problem('login-too-often', context.language);
  const shopper = await findAccount(db, { mobile, email: mobile ? undefined : name });
  const isValid = await verifyPassword(password, shopper?.password_hash ?? null);
  if (!shopper || !isValid) {
    logSecurityEvent(deps, context, 'log-in-failed', { account: name, method: 'password' });
    throw problem('login-wrong', context.language);
  }
  await clearLoginAttempt(db, attempt);
  return logInShopper(deps, context, async () => ({ id: shopper.id, isNew: false }), {
    method: 'password',
  });
}
