import type { PreferenceCode } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Whether a shopper has agreed. Who was not asked has not. */
export async function hasConsent(
  db: Kysely<Database>,
  shopperId: string,
  kind: PreferenceCode,
): Promise<boolean> {
  const decision = await db
    .selectFrom('shopper_preferences')
    .select('is_on')
    .where('shopper_id', '=', shopperId)
    .where('code', '=', kind)
    .executeTakeFirst();
  return decision?.is_on ?? false;
}
