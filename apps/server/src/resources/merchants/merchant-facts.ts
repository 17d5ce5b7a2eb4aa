import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface MerchantFacts {
  readonly merchantCount: number;
  readonly importsGoods: boolean;
}

/** Counts the merchants that sell, and finds out whether one of them imports what it sells. */
export async function readMerchantFacts(db: Kysely<Database>): Promise<MerchantFacts> {
  const { rows } = await sql<MerchantFacts>`
    select count(*)::int as "merchantCount", coalesce(bool_or(ships_from <> 'domestic' or exists (
        select from jsonb_array_elements(shipping) as option
        where option ->> 'shipsFrom' <> 'domestic')), false) as "importsGoods"
    from merchants where archived_at is null`.execute(db);
  return rows[0] ?? { merchantCount: 0, importsGoods: false };
}
