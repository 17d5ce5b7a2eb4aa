import { SELLERS, type ShopProfile } from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface MerchantFacts {
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

/** What the shop calls who sells. Where only one merchant does, texts do not speak of merchants. */
export function describeShop(
  { merchantCount, importsGoods }: MerchantFacts,
  { sellers }: Readonly<Record<string, unknown>>,
): ShopProfile {
  const chosen = SELLERS.find((each) => each === sellers) ?? 'merchants';
  return { sellers: merchantCount > 1 ? chosen : 'own', importsGoods };
}
