import {
  gender,
  PRODUCT_KINDS,
  type ProductKind,
  SELLERS,
  type ShopProfile,
} from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import { type Bitset, isEmpty } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { Dimension } from '../../catalogue/dimension.ts';
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

const findMembers = ({ ordinals, members }: Dimension, value: string): Bitset | undefined =>
  members[ordinals.get(value) ?? -1];

type CatalogueFacts = Pick<ShopProfile, 'genders' | 'productKinds'>;

/** Finds out which genders and which kinds of products are online. */
export function readCatalogueFacts({
  genders,
  tags,
  facets,
  reduced,
}: Pick<CatalogueIndex, 'genders' | 'tags' | 'facets' | 'reduced'>): CatalogueFacts {
  const kinds: Readonly<Record<ProductKind, Bitset | undefined>> = {
    newSeason: findMembers(tags, 'NewSeason'),
    exclusive: findMembers(tags, 'Exclusive'),
    sameDay: findMembers(facets.SameDayDelivery, 'true'),
    reduced,
  };
  const has = (members: Bitset | undefined) => members !== undefined && !isEmpty(members);
  return {
    genders: gender.options.filter((one) => has(findMembers(genders, one))),
    productKinds: PRODUCT_KINDS.filter((kind) => has(kinds[kind])),
  };
}

/** What the shop calls who sells. Where only one merchant does, texts do not speak of merchants. */
export function describeShop(
  { merchantCount, importsGoods }: MerchantFacts,
  catalogue: CatalogueFacts,
  { sellers }: Readonly<Record<string, unknown>>,
): ShopProfile {
  const chosen = SELLERS.find((each) => each === sellers) ?? 'merchants';
  return { sellers: merchantCount > 1 ? chosen : 'own', importsGoods, ...catalogue };
}
