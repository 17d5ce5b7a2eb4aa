import type { RequestParts } from '@vitrine/contract';
import type { LoggedIn, operatorSessions } from '@vitrine/contract/admin';
import type { HandlerContext } from '../../http/handler-context.ts';
import { clearLoginAttempt } from '../identities/login-attempts.ts';
import { describeDevice } from '../identities/session-client.ts';
import { acceptCode, acceptTotp, isTotp } from './accept-code.ts';
import { deleteChallenge, findChallenge } from './challenges.ts';
import type { OperatorDeps } from './deps.ts';
import { countAttempt } from './log-in.ts';
import { problem } from './problems.ts';
import { lockOperator } from './queries.ts';
import { recordLogIn } from './record-log-in.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { startSession } from './start-session.ts';

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
  if (!challenge) throw problem('challenge-ended', language);
  const attempt = await countAttempt(deps, context, `code ${challenge.operator_id}`);
  const confirmed = await db.transaction().execute(async (trx) => {
    const operator = await lockOperator(trx, challenge.operator_id);
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
    const current = await startSession(trx, context, present, now());
    await recordLogIn(trx, context, now(), {
      actor: operator,
      action: 'confirmSecondFactor',
      target: { type: 'operator', id: operator.id },
      after: { device: describeDevice(context.userAgent), usedRecoveryCode: !isTotp(code) },
    });
    return { operator: current, recoveryCodes };
  });
  if (!confirmed) throw problem('operator-code-wrong', language);
  await clearLoginAttempt(db, attempt);
  return confirmed;
}
