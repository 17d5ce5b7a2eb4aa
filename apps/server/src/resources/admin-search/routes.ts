import type { Handlers } from '@vitrine/contract';
import {
  adminCalls,
  type adminSearch,
  FOUND_KINDS,
  type FoundKind,
  mayCall,
  type NeededRights,
} from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
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
  /** The call to which a find leads: who may make it finds this kind. */
  readonly call: NeededRights;
}

/** How each kind is found, and who finds it. */
const SEARCHES: Readonly<Record<FoundKind, Search>> = {
  'merchant-order': { find: findOrders, call: adminCalls.listMerchantOrders },
  product: { find: findProducts, call: adminCalls.listCatalogueProducts },
  variant: { find: findVariants, call: adminCalls.listProductVariants },
  shopper: { find: findMaskedShoppers, call: adminCalls.findShoppers },
  page: { find: findPages, call: adminCalls.listPages },
  promotion: { find: findPromotions, call: adminCalls.listMarketingItems },
  operator: { find: findOperators, call: adminCalls.listOperators },
  merchant: { find: findMerchantNames, call: adminCalls.listMerchantOrders },
};

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
      canSeeShoppers: mayCall(SEARCHES.shopper.call, operator),
      recipients: { keyring, includesRecipients: canFindRecipients(operator) },
    };
    const visible = FOUND_KINDS.filter((kind) => mayCall(SEARCHES[kind].call, operator));
    const groups = await Promise.all(
      visible.map(async (kind) => ({ kind, items: await SEARCHES[kind].find(db, input) })),
    );
    return { groups: groups.filter(({ items }) => items.length > 0) };
  },
});
