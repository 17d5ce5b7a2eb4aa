import type { identity, Parts } from '@vitrine/contract';
import { fullMobile } from '@vitrine/kit';
import type { CallContext } from '../../http/context.ts';
import { forgiveAttempt, noteAttempt } from './attempts.ts';
import type { IdentityDeps } from './deps.ts';
import { enterBy } from './enter-by.ts';
import { isPassword } from './passwords.ts';
import { findAccount } from './queries.ts';
import { refuse } from './refuse.ts';

type Body = Parts<(typeof identity)['logIn']>['body'];

/** Signs in by password. Whether the account exists shows neither in the answer nor in its time. */
export async function logIn(deps: IdentityDeps, context: CallContext, { account, password }: Body) {
  const { db, settings, now } = deps;
  const mobile = fullMobile(account);
  const name = mobile ?? account.toLowerCase();
  const attempt = await noteAttempt(db, {
    account: name,
    address: context.address,
    key: settings.providers.tokenKey,
    now: now(),
  });
  if (!attempt) throw refuse('login-too-often', context.language);
  const known = await findAccount(db, { mobile, email: mobile ? undefined : name });
  const isRight = await isPassword(password, known?.password_hash ?? null);
  if (!known || !isRight) throw refuse('login-wrong', context.language);
  await forgiveAttempt(db, attempt);
  return enterBy(deps, context, async () => ({ id: known.id, isNew: false }));
}
