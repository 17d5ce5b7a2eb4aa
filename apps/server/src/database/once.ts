import { createHash } from 'node:crypto';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { refusals } from '../http/refusals.ts';
import type { Database } from './schema.ts';

interface Attempt {
  /** Keys are chosen by callers, so each call and shopper has keys of its own: `checkout:100001`. */
  scope: string;
  /** Without a key every attempt counts. */
  key: string | undefined;
  /** What was asked for: the same key with something else is a mistake. */
  request: unknown;
  now: number;
  language: Language;
}

const refuse = refusals({
  'idempotency-key-reused': {
    code: 'conflict',
    zh: '该 Idempotency-Key 已用于另一请求',
    en: 'This Idempotency-Key was used for another request',
  },
});

const hashOf = (request: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest();

/**
 * Does something at most once for a key: whoever comes again, even at the same moment, gets what the
 * first one got. The answer commits with the work, so work that failed may be tried again.
 *
 * @example
 * await once(trx, { scope: `checkout:${shopperId}`, key, request: body, now, language }, () => …);
 */
export async function once<T>(
  trx: Transaction<Database>,
  { scope, key, request, now, language }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const hash = hashOf(request);
  // A second attempt waits here until the first one has committed or failed.
  const first = await trx
    .insertInto('once_answers')
    .values({ scope, key, request_hash: hash, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const ofKey = trx.updateTable('once_answers').where('scope', '=', scope).where('key', '=', key);
  if (first) {
    const answer = await work();
    await ofKey.set({ answer: JSON.stringify({ answer }) }).execute();
    return answer;
  }
  const kept = await trx
    .selectFrom('once_answers')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!kept.request_hash.equals(hash)) throw refuse('idempotency-key-reused', language);
  return (kept.answer as { answer: T }).answer;
}
