import type { Operator } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { OperatorDeps } from './deps.ts';
import { toOperator } from './mappers.ts';
import { hasPasskey, lockOperator } from './queries.ts';
import { closeOperatorSessions } from './sessions.ts';

/** Removes the authenticator app and the passkeys of an operator who has lost them, and ends their sessions. */
export function resetSecondFactor(
  { db }: OperatorDeps,
  context: OperatorContext,
  id: string,
): Promise<Operator> {
  return db.transaction().execute(async (trx) => {
    const row = await lockOperator(trx, id);
    if (!row) throw new ApiProblem('not-found');
    await trx.deleteFrom('operator_passkeys').where('operator_id', '=', id).execute();
    const changed = await trx
      .updateTable('operators')
      .set({ totp_secret: null, totp_step: null, version: row.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .returning(hasPasskey)
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', id).execute();
    await closeOperatorSessions(trx, id);
    await context.recordAudit(trx, { target: { type: 'operator', id } });
    return toOperator(changed);
  });
}
