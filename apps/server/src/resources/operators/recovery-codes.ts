import { hash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const createGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const createCode = () => Array.from({ length: GROUPS }, createGroup).join('-');
const hashCode = (code: string): Buffer => hash('sha256', code, 'buffer');

/** Replaces the recovery codes of an operator and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  operatorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createCode);
  await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await db
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up. Returns false when it is unknown or was used before. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  operatorId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(
  db: Kysely<Database>,
  operatorId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
