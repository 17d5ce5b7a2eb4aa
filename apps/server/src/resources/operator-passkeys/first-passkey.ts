import type { RequestParts } from '@vitrine/contract';
import type { LoggedIn, passkeyCalls } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { describeDevice } from '../identities/session-client.ts';
import { deleteChallenge, findChallenge } from '../operators/challenges.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { problem as logInProblem } from '../operators/problems.ts';
import { findOperator, lockOperator, type OperatorRow } from '../operators/queries.ts';
import { recordLogIn } from '../operators/record-log-in.ts';
import { replaceRecoveryCodes } from '../operators/recovery-codes.ts';
import { startSession } from '../operators/start-session.ts';
import { describeCreation, storePasskey, verifyCreated } from './create-passkey.ts';

type Calls = typeof passkeyCalls;

type Find = (db: Kysely<Database>, id: string) => Promise<OperatorRow | undefined>;

/** The operator of a log-in that sets up the second factor, for as long as they have none. */
async function findWithoutFactor(
  db: Kysely<Database>,
  token: string,
  now: number,
  find: Find,
): Promise<OperatorRow | undefined> {
  const challenge = await findChallenge(db, token, now);
  if (!challenge?.totp_secret) return undefined;
  const operator = await find(db, challenge.operator_id);
  const hasFactor = operator?.totp_secret !== null || operator.has_passkey;
  return operator?.status === 'active' && !hasFactor ? operator : undefined;
}

/** Starts creating a passkey in a first log-in, in the place of an authenticator app. */
export async function startFirstPasskey(
  deps: OperatorDeps,
  { language }: HandlerContext,
  { challenge: setUp }: RequestParts<Calls['startFirstPasskey']>['body'],
) {
  const operator = await findWithoutFactor(deps.db, setUp, deps.now(), findOperator);
  if (!operator) throw logInProblem('challenge-ended', language);
  return describeCreation(deps, operator, { setUp }, []);
}

/** Ends a first log-in with its first passkey. Recovery codes are given as with an authenticator app. */
export async function addFirstPasskey(
  deps: OperatorDeps,
  context: HandlerContext,
  { challenge: setUp, name, credential }: RequestParts<Calls['addFirstPasskey']>['body'],
): Promise<LoggedIn> {
  const { db, now } = deps;
  const { language } = context;
  const created = await verifyCreated(deps, language, { setUp }, credential);
  return db.transaction().execute(async (trx) => {
    const operator = await findWithoutFactor(trx, setUp, now(), lockOperator);
    if (!operator) throw logInProblem('challenge-ended', language);
    const passkey = { ...created, operatorId: operator.id, name };
    const { id } = await storePasskey(trx, passkey, language, now());
    await deleteChallenge(trx, setUp);
    const recoveryCodes = await replaceRecoveryCodes(trx, operator.id);
    const current = await startSession({ ...deps, db: trx }, context, {
      ...operator,
      has_passkey: true,
    });
    await recordLogIn(trx, context, now(), {
      actor: operator,
      action: 'addFirstPasskey',
      target: { type: 'passkey', id },
      after: { name, device: describeDevice(context.userAgent) },
    });
    return { operator: current, recoveryCodes };
  });
}
