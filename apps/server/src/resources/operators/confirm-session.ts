import type { RequestParts } from '@vitrine/contract';
import type { operatorSessions } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { verifyPassword } from '../identities/passwords.ts';
import { acceptCode } from './accept-code.ts';
import { clearAttempt } from './attempts.ts';
import type { OperatorDeps } from './deps.ts';
import { problem } from './problems.ts';
import { lockOperator, type OperatorRow } from './queries.ts';
import { requireSession } from './require-session.ts';
import {
  countAttempt,
  describeProofAttempt,
  recordFailedLogIn,
  type TriedLogIn,
} from './try-log-in.ts';

type Proof = RequestParts<(typeof operatorSessions)['confirmSession']>['body'];

/** Notes that the operator of a session has just proved who they are. */
export const markConfirmed = (db: Kysely<Database>, sessionId: string, now: number) =>
  db
    .updateTable('operator_sessions')
    .set({ confirmed_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute();

const isRight = (
  deps: OperatorDeps,
  trx: Kysely<Database>,
  operator: OperatorRow,
  proof: Proof,
): Promise<boolean> =>
  'password' in proof
    ? verifyPassword(proof.password, operator.password_hash)
    : acceptCode(deps, trx, operator, proof.code);

/** A proof that the operator of a session gives again. */
export function describeProof(context: OperatorContext, action: string): TriedLogIn {
  const { operatorId } = requireSession(context);
  const { name, merchantId } = context.operator;
  return {
    action,
    method: 'confirmation',
    account: `operator ${operatorId}`,
    operatorId,
    actor: { id: operatorId, name, merchant_id: merchantId },
  };
}

/** Proves again who uses the session. Attempts are counted with those of the log-in. */
export async function confirmSession(
  deps: OperatorDeps,
  context: OperatorContext,
  proof: Proof,
): Promise<{ done: true }> {
  const { db, now } = deps;
  const { operatorId, sessionId, target } = requireSession(context);
  const tried = describeProof(context, 'confirmSession');
  const attempt = await countAttempt(deps, context, tried, describeProofAttempt(sessionId));
  const isConfirmed = await db.transaction().execute(async (trx) => {
    const operator = await lockOperator(trx, operatorId);
    if (!operator) throw new ApiProblem('unauthorised');
    if (!(await isRight(deps, trx, operator, proof))) return false;
    await markConfirmed(trx, sessionId, now());
    await context.recordAudit(trx, { target });
    return true;
  });
  if (!isConfirmed) {
    await recordFailedLogIn(deps, context, tried, 'the proof is wrong');
    throw problem('confirmation-wrong', context.language);
  }
  await clearAttempt(db, attempt);
  return { done: true };
}
