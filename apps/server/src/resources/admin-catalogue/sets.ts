import type { Handlers, RequestParts } from '@vitrine/contract';
import type { SetData, SetRule, selections } from '@vitrine/contract/admin';
import { type Selectable, sql, type Transaction } from 'kysely';
import { countCommon, countMembers, fullSet } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { filterProducts } from '../../catalogue/filter-products.ts';
import { findRuleMembers } from '../../catalogue/rule-sets.ts';
import type { SetsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { isInPromotion } from './is-in-promotion.ts';
import { problem } from './problems.ts';
import { createSelections } from './selections.ts';

type Calls = Pick<
  typeof selections,
  'listSets' | 'getSet' | 'countMatches' | 'createSet' | 'updateSet' | 'deleteSet'
>;
type SetInput = RequestParts<Calls['updateSet']>['body'];

const toSet = (row: Selectable<SetsTable>, productIds: string[]): SetData => ({
  id: row.id,
  name: row.name,
  description: row.description,
  gender: row.gender,
  position: row.position,
  rule: row.rule,
  productIds,
  version: row.version,
});

const toRow = ({ name, description, gender, position, rule }: SetInput) => ({
  name: JSON.stringify(toStoredText(name)),
  description: JSON.stringify(toStoredText(description)),
  gender,
  position,
  rule: rule && JSON.stringify(rule),
});

/** A promotion reads the products of its sets from the database, which knows those chosen by hand only. */
async function requireNoPromotion(
  trx: Transaction<Database>,
  id: string,
  { language }: OperatorContext,
): Promise<void> {
  if (await isInPromotion(trx, 'setIds', id)) throw problem('set-in-promotion', language);
}

/** How many of the products of a set shoppers see now. */
const countOnSale = (
  index: CatalogueIndex,
  rule: SetRule | null,
  productIds: readonly string[],
  now: number,
): number =>
  rule === null
    ? productIds.filter((id) => index.numberById.has(id)).length
    : countMembers(findRuleMembers(index, rule, now));

export function setHandlers(deps: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> {
  const { catalogue, now } = deps;
  const sets = createSelections(deps, {
    kind: 'set',
    order: sql`position, id`,
    toData: toSet,
    toRow,
  });
  return {
    async listSets() {
      const { index } = catalogue.current();
      const found = await sets.list();
      return found.map(({ row, data: { productIds, ...set } }) => {
        return { ...set, onSale: countOnSale(index, row.rule, productIds, now()) };
      });
    },
    getSet: ({ params: { id } }) => sets.get(id),
    countMatches({ query }) {
      const { index } = catalogue.current();
      const { members } = filterProducts(index, fullSet(index.products.length), query, now());
      return { onSale: countMembers(members), inStock: countCommon(members, index.inStock) };
    },
    createSet: ({ body }, context) => sets.create(context, body),
    updateSet: ({ params: { id }, body }, context) =>
      sets.update(context, id, body, async (trx) => {
        if (body.rule !== null) await requireNoPromotion(trx, id, context);
      }),
    deleteSet: ({ params: { id } }, context) =>
      sets.remove(context, id, (trx) => requireNoPromotion(trx, id, context)),
  };
}
