import type { Session as SessionResponse } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from './deps.ts';
import { problem } from './problems.ts';
import { bindExternalIdentity, type ExternalIdentity, type ShopperMatch } from './queries.ts';
import { logSecurityEvent } from './security-log.ts';
import { createSessionClient } from './session-client.ts';
import { respondWithSession } from './session-response.ts';

type LogInMethod = 'code' | 'password' | 'partner' | 'registration';

/**
 * Logs in the shopper that `findShopper` returns, in one transaction with the log-in hooks. A given external
 * identity is bound to the shopper.
 */
export async function logInShopper(
  deps: IdentityDeps,
  context: HandlerContext,
  findShopper: (trx: Transaction<Database>) => Promise<ShopperMatch>,
  {
    externalIdentity,
    method,
  }: { externalIdentity?: ExternalIdentity | undefined; method: LogInMethod },
): Promise<SessionResponse> {
  const from = await context.findSession();
  const now = deps.now();
  const client = createSessionClient(context, method !== 'password');
  const { session, isNew } = await deps.db.transaction().execute(async (trx) => {
    const { id, isNew } = await findShopper(trx);
    if (externalIdentity) {
      const result = await bindExternalIdentity(trx, externalIdentity, id);
      if (result !== 'bound') throw problem(result, context.language);
    }
    const session = await deps.logIn(trx, { from, shopperId: id, now, client });
    if (session === 'blocked') throw problem('account-blocked', context.language);
    return { session, isNew };
  });
  if (!session) throw problem('login-wrong', context.language);
  const { shopperId } = session.session;
  logSecurityEvent(deps, context, 'log-in', { account: shopperId, method });
  return respondWithSession(deps, context, session, isNew);
}
