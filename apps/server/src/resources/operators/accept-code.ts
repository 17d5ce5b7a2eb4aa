import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { decryptText, encryptText } from '../../encryption/encrypt.ts';
import type { OperatorDeps } from './deps.ts';
import { totpPlace } from './log-in.ts';
import type { OperatorRow } from './queries.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

export const isTotp = (code: string): boolean => !code.includes('-');

/** Checks a code and stores its step, so that it is accepted once; with the current key, so that keys can end. */
export async function acceptTotp(
  { keyring, now }: Pick<OperatorDeps, 'keyring' | 'now'>,
  trx: Kysely<Database>,
  { id, totp_step }: OperatorRow,
  encrypted: Buffer | null,
  code: string,
): Promise<boolean> {
  if (!encrypted) return false;
  const place = totpPlace(id);
  const text = decryptText(keyring, place, encrypted);
  const lastStep = totp_step === null ? null : Number(totp_step);
  const step = findTotpStep(Buffer.from(text, 'base64'), code, now(), lastStep);
  if (step === undefined) return false;
  await trx
    .updateTable('operators')
    .set({ totp_secret: encryptText(keyring, place, text), totp_step: step })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Accepts a code of the authenticator app, or a recovery code, once. */
export const acceptCode = (
  deps: Pick<OperatorDeps, 'keyring' | 'now'>,
  trx: Kysely<Database>,
  operator: OperatorRow,
  code: string,
): Promise<boolean> =>
  isTotp(code)
    ? acceptTotp(deps, trx, operator, operator.totp_secret, code)
    : useRecoveryCode(trx, operator.id, code);
