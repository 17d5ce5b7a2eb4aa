import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { takeTurns } from '../../sessions/enter.ts';
import {
  CODE_LIFETIME_MS,
  type CodeRefusal,
  HOUR_MS,
  MOST_CODE_ATTEMPTS,
  refusesCode,
  type SentCodes,
} from './rules.ts';
import { hidden, isSame } from './secret.ts';

const CODES = 1_000_000;

export const newCode = (): string => String(randomInt(CODES)).padStart(6, '0');

interface Asked {
  mobile: string;
  code: string;
  /** The network address that asks. */
  address: string;
  key: string;
  now: number;
}

async function findSent(
  trx: Transaction<Database>,
  mobile: string,
  addressHash: Buffer,
  now: number,
): Promise<SentCodes> {
  const { lastAt, ofMobile, ofAddress } = await trx
    .selectFrom('security_codes')
    .select((eb) => [
      eb.fn.max('created_at').filterWhere('mobile', '=', mobile).as('lastAt'),
      eb.fn.countAll<string>().filterWhere('mobile', '=', mobile).as('ofMobile'),
      eb.fn.countAll<string>().filterWhere('address_hash', '=', addressHash).as('ofAddress'),
    ])
    .where('created_at', '>', new Date(now - HOUR_MS))
    .where((eb) => eb.or([eb('mobile', '=', mobile), eb('address_hash', '=', addressHash)]))
    .executeTakeFirstOrThrow();
  return {
    lastAt: (lastAt as Date | null)?.getTime(),
    ofMobile: Number(ofMobile),
    ofAddress: Number(ofAddress),
  };
}

/** Notes a code that is about to be sent, or tells why none may be. */
export function noteCode(
  db: Kysely<Database>,
  { mobile, code, address, key, now }: Asked,
): Promise<{ id: string } | CodeRefusal> {
  const addressHash = hidden(address, key);
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, `code-address:${addressHash.toString('base64')}`);
    await takeTurns(trx, `code-mobile:${mobile}`);
    const refused = refusesCode(await findSent(trx, mobile, addressHash, now), now);
    if (refused) return refused;
    return trx
      .insertInto('security_codes')
      .values({
        mobile,
        address_hash: addressHash,
        code_hash: hidden(`${mobile} ${code}`, key),
        created_at: new Date(now),
        expires_at: new Date(now + CODE_LIFETIME_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

/** A code that was surely not sent does not count. */
export const forgetCode = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('security_codes').where('id', '=', id).execute();

/**
 * Whether this is the newest code of a mobile, which is spent by that. Each attempt counts before it is
 * compared, so that however many come at once, five are all there are.
 */
export async function spendCode(
  db: Kysely<Database>,
  { mobile, code, key, now }: Omit<Asked, 'address'>,
): Promise<boolean> {
  const tried = await db
    .updateTable('security_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('security_codes')
        .select('id')
        .where('mobile', '=', mobile)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('spent_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('attempts', '<', MOST_CODE_ATTEMPTS)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried || !isSame(tried.code_hash, hidden(`${mobile} ${code}`, key))) return false;
  const { numUpdatedRows } = await db
    .updateTable('security_codes')
    .set({ spent_at: new Date(now) })
    .where('id', '=', tried.id)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
