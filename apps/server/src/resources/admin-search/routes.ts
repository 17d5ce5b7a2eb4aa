import type { Handlers } from '@vitrine/contract';
import {
  type adminSearch,
  FOUND_KINDS,
  type FoundKind,
  type Permission,
} from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { canFindRecipients } from '../order-search/can-find-recipients.ts';
import {
  type Finder,
  findMaskedShoppers,
  findMerchantNames,
  findOperators,
  findOrders,
  findPages,
  findProducts,
  findPromotions,
  findVariants,
} from './finders.ts';
import { parseSearchText } from './search-text.ts';

interface Search {
  readonly find: Finder;
  readonly permission: Permission;
  /** It belongs to no merchant, so their staff do not find it. */
  readonly isOfWholeShop: boolean;
}

/** How each kind is found, and what an operator needs to find it. */
const SEARCHES: Readonly<Record<FoundKind, Search>> = {
  'merchant-order': { find: findOrders, permission: 'orders:read', isOfWholeShop: false },
  product: { find: findProducts, permission: 'catalogue:read', isOfWholeShop: false },
  variant: { find: findVariants, permission: 'catalogue:read', isOfWholeShop: false },
  shopper: { find: findMaskedShoppers, permission: 'shoppers:read', isOfWholeShop: true },
  page: { find: findPages, permission: 'content:read', isOfWholeShop: true },
  promotion: { find: findPromotions, permission: 'marketing:read', isOfWholeShop: true },
  operator: { find: findOperators, permission: 'operators:write', isOfWholeShop: true },
  merchant: { find: findMerchantNames, permission: 'orders:read', isOfWholeShop: false },
};

const canFind = (
  { permission, isOfWholeShop }: Search,
  { permissions, merchantId }: OperatorIdentity,
) => permissions.includes(permission) && !(isOfWholeShop && merchantId !== null);

/** Searches every kind that the operator may read. */
export const adminSearchHandlers = ({
  db,
  keyring,
}: {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
}): Handlers<typeof adminSearch, HandlerContexts> => ({
  async searchAdmin({ query }, { operator, language }) {
    const input = {
      search: parseSearchText(query.text),
      language,
      merchantId: operator.merchantId,
      canSeeShoppers: canFind(SEARCHES.shopper, operator),
      recipients: { keyring, includesRecipients: canFindRecipients(operator) },
    };
    const visible = FOUND_KINDS.filter((kind) => canFind(SEARCHES[kind], operator));
    const groups = await Promise.all(
      visible.map(async (kind) => ({ kind, items: await SEARCHES[kind].find(db, input) })),
    );
    return { groups: groups.filter(({ items }) => items.length > 0) };
  },
});
