import type { RequestParts } from '@vitrine/contract';
import type { passkeyCalls } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { findOperator, lockOperator } from '../operators/queries.ts';
import { requireSession } from '../operators/require-session.ts';
import { describeCreation, storePasskey, verifyCreated } from './create-passkey.ts';
import { problem } from './problems.ts';
import { findPasskeys, toPasskey } from './queries.ts';

const MAX_PASSKEYS = 20;

type Body = RequestParts<(typeof passkeyCalls)['addPasskey']>['body'];

/** Starts adding a passkey to the operator of the session, who has proved who they are. */
export async function startAddingPasskey(deps: OperatorDeps, context: OperatorContext) {
  const { db } = deps;
  const { operatorId, sessionId, target } = requireSession(context);
  const operator = await findOperator(db, operatorId);
  if (!operator) throw new ApiProblem('unauthorised');
  const passkeys = await findPasskeys(db, operatorId);
  if (passkeys.length >= MAX_PASSKEYS)
    throw problem('passkeys-many', context.language, { values: { most: MAX_PASSKEYS } });
  const creation = await describeCreation(deps, operator, { sessionId }, passkeys);
  await context.recordAudit(db, { target });
  return creation;
}

/** Adds a passkey to the operator of the session. */
export async function addPasskey(
  deps: OperatorDeps,
  context: OperatorContext,
  { name, credential }: Body,
) {
  const { db, now } = deps;
  const { language } = context;
  const { operatorId, sessionId } = requireSession(context);
  const created = await verifyCreated(deps, language, { sessionId }, credential);
  return db.transaction().execute(async (trx) => {
    await lockOperator(trx, operatorId);
    const row = await storePasskey(trx, { ...created, operatorId, name }, language, now());
    await context.recordAudit(trx, { target: { type: 'passkey', id: row.id }, after: { name } });
    return toPasskey(row);
  });
}
