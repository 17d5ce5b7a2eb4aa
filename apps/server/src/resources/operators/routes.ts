import type { Handlers } from '@vitrine/contract';
import type { operators } from '@vitrine/contract/admin';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { OperatorDeps } from './deps.ts';
import {
  createInvitation,
  createInvitationUrl,
  findOpenInvitations,
  toInvitation,
} from './invitations.ts';
import { toOperator } from './mappers.ts';
import { problem } from './problems.ts';
import { findOperator, findOperatorByEmail, findOperators } from './queries.ts';
import { requireMerchant } from './require-merchant.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { updateOperator } from './update-operator.ts';

type OperatorCalls = Omit<
  typeof operators,
  'listAuditRecords' | 'listApiKeys' | 'createApiKey' | 'revokeApiKey'
>;

/** Owners manage the other operators and invite new ones. */
export function operatorHandlers(deps: OperatorDeps): Handlers<OperatorCalls, HandlerContexts> {
  const { db, now, settings } = deps;
  return {
    async listOperators({ query }) {
      const after = parseCursor(query.cursor, ['text', 'id']);
      const { size, role, search } = query;
      const rows = await findOperators(db, { size, role, search }, after);
      return toPage(rows, size, toOperator, ({ name, id }) => [name, id]);
    },
    async getOperator({ params }) {
      const row = await findOperator(db, params.id);
      if (!row) throw new ApiProblem('not-found');
      return toOperator(row);
    },
    updateOperator: ({ params, body }, context) => updateOperator(deps, context, params.id, body),
    resetSecondFactor: ({ params }, context) => resetSecondFactor(deps, context, params.id),
    listInvitations: async () => (await findOpenInvitations(db, now())).map(toInvitation),
    async createInvitation({ body }, context) {
      const { email, role, merchantId } = body;
      return db.transaction().execute(async (trx) => {
        await acquireAdvisoryLock(trx, `operator:${email}`);
        if (await findOperatorByEmail(trx, email)) throw problem('email-taken', context.language);
        await requireMerchant(trx, merchantId);
        // A second invitation replaces the first.
        await trx.deleteFrom('operator_invitations').where('email', '=', email).execute();
        const invitedBy = context.operator.operatorId;
        const { row, token } = await createInvitation(
          trx,
          { email, role, merchantId, invitedBy },
          now(),
        );
        await context.recordAudit(trx, {
          target: { type: 'invitation', id: row.id },
          after: { email, role, merchantId },
        });
        return { ...toInvitation(row), url: createInvitationUrl(settings, token) };
      });
    },
    async revokeInvitation({ params }, context) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom('operator_invitations')
          .where('id', '=', params.id)
          .returning(['email', 'role'])
          .executeTakeFirstOrThrow(notFound);
        await context.recordAudit(trx, {
          target: { type: 'invitation', id: params.id },
          before: row,
        });
      });
      return { done: true };
    },
  };
}
