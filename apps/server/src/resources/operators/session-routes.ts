import type { Handlers } from '@vitrine/contract';
import type { operatorSessions, singleSignOn } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { isGuessable } from '../identities/password-rules.ts';
import { hashPassword, verifyPassword } from '../identities/passwords.ts';
import { clearAttempt } from './attempts.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { confirmSession, describeProof } from './confirm-session.ts';
import type { OperatorDeps } from './deps.ts';
import { acceptInvitation, findInvitation, toInvitation } from './invitations.ts';
import { logInOperator } from './log-in.ts';
import { problem } from './problems.ts';
import { findOperator, type OperatorRow } from './queries.ts';
import { readCurrentOperator } from './read-current-operator.ts';
import { requireSession } from './require-session.ts';
import { closeOperatorSession, closeOperatorSessions, findSessionsOf } from './sessions.ts';
import { findLogOutUrl, finishSingleSignOn, startSingleSignOn } from './single-sign-on.ts';
import { countAttempt, describeProofAttempt, recordFailedLogIn } from './try-log-in.ts';

/** How operators log in and out, and their own account. */
export function operatorSessionHandlers(
  deps: OperatorDeps,
): Handlers<typeof operatorSessions & typeof singleSignOn, HandlerContexts> {
  const { db, now } = deps;

  async function findOwnRow(context: OperatorContext): Promise<OperatorRow> {
    const row = await findOperator(db, requireSession(context).operatorId);
    if (!row) throw new ApiProblem('unauthorised');
    return row;
  }

  return {
    logInOperator: ({ body }, context) => logInOperator(deps, context, body),
    getSingleSignOn: async () => ({
      isOffered: deps.singleSignOn !== undefined,
      logOutUrl: await findLogOutUrl(deps),
    }),
    startSingleSignOn: (_, context) => startSingleSignOn(deps, context),
    finishSingleSignOn: ({ body }, context) => finishSingleSignOn(deps, context, body),
    confirmSecondFactor: ({ body }, context) => confirmSecondFactor(deps, context, body),
    confirmSession: ({ body }, context) => confirmSession(deps, context, body),
    getInvitation: async ({ params }) =>
      toInvitation(await findInvitation(db, params.token, now())),
    acceptInvitation: ({ params, body }, context) =>
      acceptInvitation(deps, context, params.token, body),
    getCurrentOperator: async (_, context) => readCurrentOperator(db, await findOwnRow(context)),
    async logOutOperator(_, context) {
      const { operatorId, sessionId, target } = requireSession(context);
      await db.transaction().execute(async (trx) => {
        await closeOperatorSession(trx, operatorId, sessionId);
        await context.recordAudit(trx, { target });
      });
      context.setOperatorCookie(null);
      return { done: true };
    },
    async listOperatorSessions(_, context) {
      const { operatorId, sessionId } = requireSession(context);
      const rows = await findSessionsOf(db, operatorId, now());
      return rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === sessionId,
        device: row.device,
        ip: row.ip,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      }));
    },
    async endOperatorSession({ params }, context) {
      const { operatorId, target } = requireSession(context);
      await db.transaction().execute(async (trx) => {
        const isEnded = await closeOperatorSession(trx, operatorId, params.id);
        if (!isEnded) throw new ApiProblem('not-found');
        await context.recordAudit(trx, { target, before: { session: params.id } });
      });
      return { done: true };
    },
    async changeOperatorPassword({ body }, context) {
      const { sessionId, target } = requireSession(context);
      const row = await findOwnRow(context);
      // A stolen session must not find out the password by trying.
      const tried = describeProof(context, 'changeOperatorPassword');
      const attempt = await countAttempt(deps, context, tried, describeProofAttempt(sessionId));
      if (!(await verifyPassword(body.current, row.password_hash))) {
        await recordFailedLogIn(deps, context, tried, 'the password is wrong');
        throw problem('password-wrong', context.language);
      }
      await clearAttempt(db, attempt);
      if (isGuessable(body.next, [row.email, row.name]))
        throw problem('password-guessable', context.language);
      const passwordHash = await hashPassword(body.next);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('operators')
          .set({ password_hash: passwordHash })
          .where('id', '=', row.id)
          .execute();
        await closeOperatorSessions(trx, row.id, sessionId);
        await context.recordAudit(trx, { target });
      });
      return { done: true };
    },
  };
}
