import type { Handlers } from '@vitrine/contract';
import type { passkeyCalls } from '@vitrine/contract/admin';
import { notFound } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { requireSession } from '../operators/require-session.ts';
import { addPasskey, startAddingPasskey } from './add-passkey.ts';
import { confirmByPasskey, startPasskeyConfirmation } from './confirm.ts';
import { addFirstPasskey, startFirstPasskey } from './first-passkey.ts';
import { finishPasskeyLogIn, startPasskeyLogIn } from './log-in.ts';
import { findPasskeys, toPasskey } from './queries.ts';

/** How operators log in with passkeys, and which ones they have. */
export const passkeyHandlers = (
  deps: OperatorDeps,
): Handlers<typeof passkeyCalls, HandlerContexts> => ({
  startPasskeyLogIn: ({ body }, context) => startPasskeyLogIn(deps, context, body),
  finishPasskeyLogIn: ({ body }, context) => finishPasskeyLogIn(deps, context, body),
  startPasskeyConfirmation: (_, context) => startPasskeyConfirmation(deps, context),
  confirmByPasskey: ({ body }, context) => confirmByPasskey(deps, context, body),
  startFirstPasskey: ({ body }, context) => startFirstPasskey(deps, context, body),
  addFirstPasskey: ({ body }, context) => addFirstPasskey(deps, context, body),
  listPasskeys: async (_, context) =>
    (await findPasskeys(deps.db, requireSession(context).operatorId)).map(toPasskey),
  startAddingPasskey: (_, context) => startAddingPasskey(deps, context),
  addPasskey: ({ body }, context) => addPasskey(deps, context, body),
  async removePasskey({ params }, context) {
    const { operatorId } = requireSession(context);
    await deps.db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('operator_passkeys')
        .where('id', '=', params.id)
        .where('operator_id', '=', operatorId)
        .returning('name')
        .executeTakeFirstOrThrow(notFound);
      await context.recordAudit(trx, {
        target: { type: 'passkey', id: params.id },
        before: removed,
      });
    });
    return { done: true };
  },
});
