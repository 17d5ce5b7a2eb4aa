import type { Kysely, Selectable } from 'kysely';
import type { OperatorChallengesTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import { decryptText, encryptText } from '../../encryption/encrypt.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import { clearLoginAttempt } from '../identities/login-attempts.ts';
import { describeDevice } from '../identities/session-client.ts';
import { deleteChallenge, findChallenge } from './challenges.ts';
import type { OperatorDeps } from './deps.ts';
import { toIdentityWithoutSession } from './identity.ts';
import { countAttempt, totpPlace } from './log-in.ts';
import { problem } from './problems.ts';
import { lockOperator, type OperatorRow } from './queries.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { openOperatorSession } from './sessions.ts';
import { findTotpStep } from './totp.ts';

type Challenge = Selectable<OperatorChallengesTable>;

interface Confirmed {
  readonly operator: OperatorRow;
  readonly sessionKey: string;
  /** The new recovery codes, when the second factor was set up. */
  readonly recoveryCodes: string[];
}

/** Checks a code and stores its step, so that it is accepted once; with the current key, so that keys can end. */
async function confirmTotp(
  { keyring, now }: OperatorDeps,
  trx: Kysely<Database>,
  operator: OperatorRow,
  challenge: Challenge,
  code: string,
): Promise<boolean> {
  const encrypted = operator.totp_secret ?? challenge.totp_secret;
  if (!encrypted) return false;
  const place = totpPlace(operator.id);
  const text = decryptText(keyring, place, encrypted);
  const lastStep = operator.totp_step === null ? null : Number(operator.totp_step);
  const step = findTotpStep(Buffer.from(text, 'base64'), code, now(), lastStep);
  if (step === undefined) return false;
  await trx
    .updateTable('operators')
    .set({ totp_secret: encryptText(keyring, place, text), totp_step: step })
    .where('id', '=', operator.id)
    .execute();
  return true;
}

const isTotp = (code: string) => !code.includes('-');

/** Ends a log-in: the code of the authenticator app, or a recovery code, opens the session. */
export async function confirmSecondFactor(
  deps: OperatorDeps,
  context: HandlerContext,
  { challenge: token, code }: { challenge: string; code: string },
): Promise<Confirmed> {
  const { db, now } = deps;
  const { ip, language, requestId } = context;
  const challenge = await findChallenge(db, token, now());
  if (!challenge) throw problem('challenge-ended', language);
  const attempt = await countAttempt(deps, context, `code ${challenge.operator_id}`);
  const confirmed = await db.transaction().execute(async (trx) => {
    const operator = await lockOperator(trx, challenge.operator_id);
    if (operator?.status !== 'active') return undefined;
    const isSettingUp = challenge.totp_secret !== null && operator.totp_secret === null;
    const isRight =
      isTotp(code) || isSettingUp
        ? await confirmTotp(deps, trx, operator, challenge, code)
        : await useRecoveryCode(trx, operator.id, code);
    if (!isRight) return undefined;
    const at = new Date(now());
    await trx
      .updateTable('operators')
      .set({ last_login_at: at })
      .where('id', '=', operator.id)
      .execute();
    await deleteChallenge(trx, token);
    const recoveryCodes = isSettingUp ? await replaceRecoveryCodes(trx, operator.id) : [];
    const origin = { device: describeDevice(context.userAgent), ip };
    const sessionKey = await openOperatorSession(trx, operator.id, origin, now());
    await writeAuditRecord(trx, now(), {
      operator: toIdentityWithoutSession(operator),
      ip,
      requestId,
      action: 'confirmSecondFactor',
      target: { type: 'operator', id: operator.id },
      after: { device: origin.device, usedRecoveryCode: !isTotp(code) },
    });
    return { operator: { ...operator, last_login_at: at }, sessionKey, recoveryCodes };
  });
  if (!confirmed) throw problem('operator-code-wrong', language);
  await clearLoginAttempt(db, attempt);
  return confirmed;
}
