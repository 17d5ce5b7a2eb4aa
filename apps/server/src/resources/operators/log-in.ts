import type { LogInStep } from '@vitrine/contract/admin';
import { encryptText } from '../../encryption/encrypt.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { verifyPassword } from '../identities/passwords.ts';
import { clearAttempt } from './attempts.ts';
import { createChallenge } from './challenges.ts';
import type { OperatorDeps } from './deps.ts';
import { problem } from './problems.ts';
import { findOperatorByEmail, type OperatorRow } from './queries.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { createOtpauthUrl, createTotpSecret, encodeBase32 } from './totp.ts';
import {
  countAttempt,
  describePasswordAttempt,
  recordFailedLogIn,
  type TriedLogIn,
} from './try-log-in.ts';

export const totpPlace = (operatorId: string): string => `operators ${operatorId} totp`;

/** Authenticator apps list the account under the host of the shop. */
const getIssuer = ({ publicUrl }: OperatorDeps['settings']) =>
  publicUrl ? new URL(publicUrl).host : 'localhost';

/** The step after the password: a code or a passkey, or setting up one of them at the first log-in. */
export async function askForSecondFactor(
  { db, keyring, now, settings }: OperatorDeps,
  { id, email, totp_secret, has_passkey }: OperatorRow,
): Promise<LogInStep> {
  if (totp_secret || has_passkey) {
    const hasRecoveryCodes = !totp_secret && (await countRecoveryCodes(db, id)) > 0;
    const methods = [
      ...(totp_secret ? (['code'] as const) : []),
      ...(has_passkey ? (['passkey'] as const) : []),
      ...(hasRecoveryCodes ? (['recovery-code'] as const) : []),
    ];
    const challenge = await createChallenge(db, id, null, now());
    return { status: 'code-required', challenge, methods };
  }
  const secret = createTotpSecret();
  const stored = encryptText(keyring, totpPlace(id), secret.toString('base64'));
  return {
    status: 'second-factor-required',
    challenge: await createChallenge(db, id, stored, now()),
    secret: encodeBase32(secret),
    otpauthUrl: createOtpauthUrl(secret, getIssuer(settings), email),
  };
}

/** Checks e-mail and password. Neither the response nor its timing reveals whether the account exists. */
export async function logInOperator(
  deps: OperatorDeps,
  context: HandlerContext,
  { email, password }: { email: string; password: string },
): Promise<LogInStep> {
  const row = await findOperatorByEmail(deps.db, email);
  const tried: TriedLogIn = {
    action: 'logInOperator',
    method: 'password',
    account: email,
    operatorId: row?.id ?? null,
  };
  const attempt = await countAttempt(
    deps,
    context,
    tried,
    describePasswordAttempt(deps, context, email),
  );
  const isValid = await verifyPassword(password, row?.password_hash ?? null);
  if (!row || !isValid || row.status !== 'active') {
    const fault = row && isValid ? 'the operator is disabled' : 'the password is wrong';
    await recordFailedLogIn(deps, context, tried, row ? fault : 'the account is unknown');
    throw problem('operator-login-wrong', context.language);
  }
  await clearAttempt(deps.db, attempt);
  return askForSecondFactor(deps, row);
}
