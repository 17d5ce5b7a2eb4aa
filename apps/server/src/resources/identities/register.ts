import type { RequestParts, sessions } from '@vitrine/contract';
import type { HandlerContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from './deps.ts';
import { isEmailTaken } from './email-owner.ts';
import { logInShopper } from './log-in-shopper.ts';
import { isGuessable } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { problem } from './problems.ts';
import { findOrCreateShopperByMobile } from './queries.ts';
import { requireCode } from './security-codes.ts';

type Body = RequestParts<(typeof sessions)['registerUser']>['body'];

/** Registers a shopper by mobile, with optional name, email and password. */
export async function registerShopper(deps: IdentityDeps, context: HandlerContext, body: Body) {
  const { mobile, name = null, email = null, password } = body;
  if (password !== undefined && isGuessable(password, [mobile, email]))
    throw problem('password-common', context.language);
  await requireCode(deps, context, { ...body, account: mobile });
  const password_hash = password === undefined ? null : await hashPassword(password);
  return logInShopper(
    deps,
    context,
    async (trx) => {
      if (email && (await isEmailTaken(trx, email, null)))
        throw problem('email-taken', context.language);
      const match = await findOrCreateShopperByMobile(trx, mobile, deps.keyring);
      if (!match.isNew) throw problem('mobile-taken', context.language);
      await trx
        .updateTable('shoppers')
        .set({ name, email, password_hash })
        .where('id', '=', match.id)
        .execute();
      return match;
    },
    { method: 'registration' },
  );
}
