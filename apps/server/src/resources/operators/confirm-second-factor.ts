import type { RequestParts } from '@vitrine/contract';
import type { LoggedIn, operatorSessions } from '@vitrine/contract/admin';
import type { HandlerContext } from '../../http/handler-context.ts';
import { describeDevice } from '../identities/session-client.ts';
import { acceptCode, acceptTotp, isTotp } from './accept-code.ts';
import { clearAttempt } from './attempts.ts';
import { deleteChallenge, findChallenge } from './challenges.ts';
import type { OperatorDeps } from './deps.ts';
import { problem } from './problems.ts';
import { findOperator, lockOperator } from './queries.ts';
import { recordLogIn } from './record-log-in.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { startSession } from './start-session.ts';
import {
  countAttempt,
  describeCodeAttempt,
  recordFailedLogIn,
  type TriedLogIn,
} from './try-log-in.ts';

type Body = RequestParts<(typeof operatorSessions)['confirmSecondFactor']>['body'];

/** Ends a log-in: the code of the authenticator app, or a recovery code, opens the session. */
export async function confirmSecondFactor(
  deps: OperatorDeps,
  context: HandlerContext,
  { challenge: token, code }: Body,
): Promise<LoggedIn> {
  const { db, now } = deps;
  const { language } = context;
  const challenge = await findChallenge(db, token, now());
  const owner = challenge && (await findOperator(db, challenge.operator_id));
  if (!owner) throw problem('challenge-ended', language);
  const tried: TriedLogIn = {
    action: 'confirmSecondFactor',
    method: 'code',
    account: owner.email,
    operatorId: owner.id,
  };
  const attempt = await countAttempt(
    deps,
    context,
    tried,
    describeCodeAttempt(deps, context, owner),
  );
  const confirmed = await db.transaction().execute(async (trx) => {
    const operator = await lockOperator(trx, owner.id);
    if (operator?.status !== 'active') return undefined;
    const isSettingUp =
      challenge.totp_secret !== null && operator.totp_secret === null && !operator.has_passkey;
    const isRight = isSettingUp
      ? await acceptTotp(deps, trx, operator, challenge.totp_secret, code)
      : await acceptCode(deps, trx, operator, code);
    if (!isRight) return undefined;
    await deleteChallenge(trx, token);
    const recoveryCodes = isSettingUp ? await replaceRecoveryCodes(trx, operator.id) : [];
    const present = (isSettingUp && (await lockOperator(trx, operator.id))) || operator;
    const current = await startSession({ ...deps, db: trx }, context, present);
    await recordLogIn(trx, context, now(), {
      actor: operator,
      action: 'confirmSecondFactor',
      target: { type: 'operator', id: operator.id },
      after: { device: describeDevice(context.userAgent), usedRecoveryCode: !isTotp(code) },
    });
    return { operator: current, recoveryCodes };
  });
  if (!confirmed) {
    await recordFailedLogIn(deps, context, tried, 'the code is wrong');
    throw problem('operator-code-wrong', language);
  }
  await clearAttempt(db, attempt);
  return confirmed;
}
