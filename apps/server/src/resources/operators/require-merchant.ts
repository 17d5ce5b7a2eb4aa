import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';

/** Checks that a merchant exists and is not archived, where one is named. */
export async function requireMerchant(
  db: Kysely<Database>,
  merchantId: string | null,
): Promise<void> {
  if (merchantId === null) return;
  await db
    .selectFrom('merchants')
    .select('id')
    .where('id', '=', merchantId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}
