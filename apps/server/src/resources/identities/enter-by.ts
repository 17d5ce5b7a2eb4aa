import type { Session as SessionAnswer } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CallContext } from '../../http/context.ts';
import { enter } from '../../sessions/enter.ts';
import type { IdentityDeps } from './deps.ts';
import { bindIdentity, type Found, type Known } from './queries.ts';
import { refuse } from './refuse.ts';
import { welcome } from './visit.ts';

/**
 * Signs somebody in: whoever `find` finds, in one transaction with everything that follows from it. What
 * they bring from a partner is tied to them.
 */
export async function enterBy(
  deps: IdentityDeps,
  context: CallContext,
  find: (trx: Transaction<Database>) => Promise<Found>,
  brought?: Known,
): Promise<SessionAnswer> {
  const from = await context.findSession();
  const now = deps.now();
  const { entered, isNew } = await deps.db.transaction().execute(async (trx) => {
    const { id, isNew } = await find(trx);
    if (brought) {
      const outcome = await bindIdentity(trx, brought, id);
      if (outcome !== 'bound') throw refuse(outcome, context.language);
    }
    return { entered: await enter(trx, { from, shopperId: id, now }), isNew };
  });
  if (!entered) throw refuse('login-wrong', context.language);
  return welcome(deps, context, entered, isNew);
}
