import type { identity, Parts } from '@vitrine/contract';
import type { CallContext } from '../../http/context.ts';
import { takeTurns } from '../../sessions/enter.ts';
import type { IdentityDeps } from './deps.ts';
import { enterBy } from './enter-by.ts';
import { hashPassword } from './passwords.ts';
import { shopperOfMobile } from './queries.ts';
import { refuse } from './refuse.ts';
import { demandCode } from './security-code.ts';

type Body = Parts<(typeof identity)['registerUser']>['body'];

/** Registers somebody by their mobile, with what else they tell. */
export async function register(deps: IdentityDeps, context: CallContext, body: Body) {
  const { mobile, name = null, email = null, password } = body;
  await demandCode(deps, context, body);
  const password_hash = password === undefined ? null : await hashPassword(password);
  return enterBy(deps, context, async (trx) => {
    if (email) {
      await takeTurns(trx, `email:${email}`);
      const other = await trx
        .selectFrom('shoppers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (other) throw refuse('email-taken', context.language);
    }
    const found = await shopperOfMobile(trx, mobile);
    if (!found.isNew) throw refuse('mobile-taken', context.language);
    await trx
      .updateTable('shoppers')
      .set({ name, email, password_hash })
      .where('id', '=', found.id)
      .execute();
    return found;
  });
}
