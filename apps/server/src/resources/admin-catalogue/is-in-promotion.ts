import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Whether a coupon or a code covers the set or the category. Its row has to be locked, so that no promotion
 * begins to cover it meanwhile.
 */
export async function isInPromotion(
  trx: Transaction<Database>,
  list: 'setIds' | 'categoryIds',
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from reward_packages where scope -> ${list}::text @> to_jsonb(${id}::text)
    union all select from promo_codes where scope -> ${list}::text @> to_jsonb(${id}::text)
    limit 1`.execute(trx);
  return rows.length > 0;
}
