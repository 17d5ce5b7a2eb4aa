import { hash, randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { hashForLimits, hashNetwork, timingSafeEqualBuffers } from './hmac.ts';
import {
  CODE_LIFETIME_MS,
  type CodeLimitFault,
  checkCodeLimits,
  HOUR_MS,
  MAX_CODE_ATTEMPTS,
  type SentCodes,
} from './rules.ts';

const CODE_COUNT = 1_000_000;
const CHALLENGE_BYTES = 16;

export const generateCode = (): string => String(randomInt(CODE_COUNT)).padStart(6, '0');
/** A challenge proves that the caller is the one who asked for the code. */
export const generateChallenge = (): string => randomBytes(CHALLENGE_BYTES).toString('base64url');

/** The account is a mobile or an e-mail address. */
const hashAccount = (keyring: Keyring, account: string) =>
  hashForLimits(keyring, 'mobile', account);
const hashCode = (keyring: Keyring, account: string, code: string) =>
  hashForLimits(keyring, 'code', `${account} ${code}`);
const hashChallenge = (challenge: string) => hash('sha256', challenge, 'buffer');

interface CodeRequest {
  account: string;
  code: string;
  challenge: string;
  /** The session of the caller, which may verify the code without the challenge. */
  sessionId: string | undefined;
  /** The id of a browser that logged in to this account before. */
  deviceId: string | undefined;
  ip: string;
  keyring: Keyring;
  now: number;
}

async function countSentCodes(
  trx: Transaction<Database>,
  hashes: { mobile: Buffer; network: Buffer; device: Buffer | null },
  now: number,
): Promise<SentCodes> {
  const { mobile, network, device } = hashes;
  const { lastAt, byMobile, byNetwork, byDevice } = await trx
    .selectFrom('security_codes')
    .select((eb) => [
      eb.fn.max('created_at').filterWhere('mobile_hash', '=', mobile).as('lastAt'),
      eb.fn.countAll<string>().filterWhere('mobile_hash', '=', mobile).as('byMobile'),
      eb.fn.countAll<string>().filterWhere('ip_hash', '=', network).as('byNetwork'),
      eb.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`mobile_hash = ${mobile} and device_hash = ${device}`)
        .as('byDevice'),
    ])
    .where('created_at', '>', new Date(now - HOUR_MS))
    .where((eb) => eb.or([eb('mobile_hash', '=', mobile), eb('ip_hash', '=', network)]))
    .executeTakeFirstOrThrow();
  return {
    lastAt: (lastAt as Date | null)?.getTime(),
    byMobile: Number(byMobile),
    byNetwork: Number(byNetwork),
    byKnownDevice: device ? Number(byDevice) : undefined,
  };
}

/** Records a code that is about to be sent, or returns the limit that forbids it. */
export function recordCode(
  db: Kysely<Database>,
  { account, code, challenge, sessionId, deviceId, ip, keyring, now }: CodeRequest,
): Promise<{ id: string } | CodeLimitFault> {
  const hashes = {
    mobile: hashAccount(keyring, account),
    network: hashNetwork(keyring, ip),
    device: deviceId ? hashForLimits(keyring, 'device', deviceId) : null,
  };
  return db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `code-network:${hashes.network.toString('base64')}`);
    await acquireAdvisoryLock(trx, `code-mobile:${hashes.mobile.toString('base64')}`);
    const limit = checkCodeLimits(await countSentCodes(trx, hashes, now), now);
    if (limit) return limit;
    return trx
      .insertInto('security_codes')
      .values({
        mobile_hash: hashes.mobile,
        ip_hash: hashes.network,
        device_hash: hashes.device,
        code_hash: hashCode(keyring, account, code),
        challenge_hash: hashChallenge(challenge),
        session_id: sessionId ?? null,
        created_at: new Date(now),
        expires_at: new Date(now + CODE_LIFETIME_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

/** Deletes a code that was certainly not sent, so that it does not count. */
export const deleteCode = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('security_codes').where('id', '=', id).execute();

interface CodeAttempt {
  account: string;
  code: string;
  challenge: string | undefined;
  sessionId: string | undefined;
  keyring: Keyring;
  now: number;
}

/** Finds the code that this caller asked for: by its challenge, or the newest one of their session. */
async function findOwnCode(
  db: Kysely<Database>,
  { account, challenge, sessionId, keyring }: CodeAttempt,
): Promise<string | undefined> {
  if (challenge === undefined && sessionId === undefined) return undefined;
  const row = await db
    .selectFrom('security_codes')
    .select('id')
    .where('mobile_hash', '=', hashAccount(keyring, account))
    .where((eb) =>
      challenge === undefined
        ? eb('session_id', '=', sessionId ?? null)
        : eb('challenge_hash', '=', hashChallenge(challenge)),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Checks the code that the caller asked for, and consumes it. Each attempt is counted before the comparison,
 * so that concurrent attempts cannot exceed the limit.
 */
export async function consumeCode(db: Kysely<Database>, attempt: CodeAttempt): Promise<boolean> {
  const { account, code, keyring, now } = attempt;
  const id = await findOwnCode(db, attempt);
  if (id === undefined) return false;
  const candidate = await db
    .updateTable('security_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('attempts', '<', MAX_CODE_ATTEMPTS)
    .returning('code_hash')
    .executeTakeFirst();
  const expected = hashCode(keyring, account, code);
  if (!candidate || !timingSafeEqualBuffers(candidate.code_hash, expected)) return false;
  const { numUpdatedRows } = await db
    .updateTable('security_codes')
    .set({ used_at: new Date(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
