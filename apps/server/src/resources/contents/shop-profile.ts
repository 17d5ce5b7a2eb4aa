import {
  gender,
  PRODUCT_KINDS,
  type ProductKind,
  RETURN_DAYS,
  SELLERS,
  type ShopProfile,
} from '@vitrine/contract';
import { hasMinorUnits } from '@vitrine/kit';
import { type Bitset, isEmpty } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { Dimension } from '../../catalogue/dimension.ts';
import type { MerchantFacts } from '../merchants/merchant-facts.ts';

const findMembers = ({ ordinals, members }: Dimension, value: string): Bitset | undefined =>
  members[ordinals.get(value) ?? -1];

type CatalogueFacts = Pick<ShopProfile, 'genders' | 'productKinds' | 'exactPrices'>;

/** Finds out which genders and which kinds of products are online, and how their prices are written. */
export function readCatalogueFacts({
  genders,
  tags,
  facets,
  reduced,
  columns,
}: Pick<CatalogueIndex, 'genders' | 'tags' | 'facets' | 'reduced' | 'columns'>): CatalogueFacts {
  const kinds: Readonly<Record<ProductKind, Bitset | undefined>> = {
    newSeason: findMembers(tags, 'NewSeason'),
    exclusive: findMembers(tags, 'Exclusive'),
    sameDay: findMembers(facets.SameDayDelivery, 'true'),
    reduced,
  };
  const has = (members: Bitset | undefined) => members !== undefined && !isEmpty(members);
  const online = gender.options.filter((one) => has(findMembers(genders, one)));
  return {
    genders: online.length > 0 ? online : [...gender.options],
    productKinds: PRODUCT_KINDS.filter((kind) => has(kinds[kind])),
    exactPrices: columns.price.some(hasMinorUnits),
  };
}

const readReturnDays = (value: unknown): number =>
  typeof value === 'number'
    ? Math.round(Math.min(Math.max(value, RETURN_DAYS.least), RETURN_DAYS.most))
    : RETURN_DAYS.usual;

/** What the shop calls who sells. Where only one merchant does, texts do not speak of merchants. */
export function describeShop(
  { merchantCount, importsGoods }: MerchantFacts,
  catalogue: CatalogueFacts,
  { sellers, returnDays }: Readonly<Record<string, unknown>>,
  { programs, codeTargets }: Pick<ShopProfile, 'programs' | 'codeTargets'>,
): ShopProfile {
  const chosen = SELLERS.find((each) => each === sellers) ?? 'merchants';
  return {
    sellers: merchantCount > 1 ? chosen : 'own',
    importsGoods,
    ...catalogue,
    returnDays: readReturnDays(returnDays),
    programs,
    codeTargets,
  };
}
