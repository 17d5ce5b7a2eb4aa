import { createHash } from 'node:crypto';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { SendWithCommit } from '../database/pipeline.ts';
import type { Database } from '../database/schema.ts';
import { defineProblems } from './problems.ts';

interface IdempotentCall {
  /** Separates the keys of each call and shopper, because callers choose them: `checkout:100001`. */
  scope: string;
  /** Without a key the work is done every time. */
  key: string | undefined;
  /** The content of the request: the same key with other content is an error. */
  request: unknown;
  now: number;
  language: Language;
}

const problem = defineProblems({
  'idempotency-key-reused': {
    code: 'conflict',
    zh: '该 Idempotency-Key 已用于另一请求',
    en: 'This Idempotency-Key was used for another request',
  },
});

/** The problem of a key that was used for a request with other content. */
export const createKeyReusedProblem = (language: Language) =>
  problem('idempotency-key-reused', language);

/** The hash of a request's content. */
export const hashRequest = (request: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest();

/**
 * Does the work at most once for a key. A retry, even a simultaneous one, gets the result of the first
 * call. The result commits together with the work, so work that failed can be retried. A transaction of
 * `commitTogether` sends the result with its commit.
 *
 * @example
 * await withIdempotency(trx, { scope: `checkout:${shopperId}`, key, request: body, now, language }, () => …);
 */
export async function withIdempotency<T>(
  trx: Transaction<Database>,
  { scope, key, request, now, language }: IdempotentCall,
  work: () => Promise<T>,
  sendWithCommit?: SendWithCommit,
): Promise<T> {
  if (key === undefined) return work();
  const hash = hashRequest(request);
  // A retry waits here until the first call has committed or failed.
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hash, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) {
    const result = await work();
    const storeResult = trx
      .updateTable('idempotency_keys')
      .set({ result: JSON.stringify({ result }) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .compile();
    if (sendWithCommit) void sendWithCommit(storeResult);
    else await trx.executeQuery(storeResult);
    return result;
  }
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.request_hash.equals(hash)) throw createKeyReusedProblem(language);
  return (stored.result as { result: T }).result;
}
