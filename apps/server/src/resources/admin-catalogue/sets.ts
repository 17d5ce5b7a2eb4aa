import type { Handlers, RequestParts } from '@vitrine/contract';
import type { SetData, SetRule, selections } from '@vitrine/contract/admin';
import type { Selectable, Transaction } from 'kysely';
import { countCommon, countMembers, fullSet } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { filterProducts } from '../../catalogue/filter-products.ts';
import { findRuleMembers } from '../../catalogue/rule-sets.ts';
import type { SetsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import {
  findChosenProducts,
  listChosenProducts,
  replaceChosenProducts,
} from './chosen-products.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { isInPromotion } from './is-in-promotion.ts';
import { problem } from './problems.ts';

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

async function lockSet(trx: Transaction<Database>, id: string): Promise<SetData | undefined> {
  const rows = trx.selectFrom('sets').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toSet(row, await findChosenProducts(trx, 'set', id));
}

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

export const setHandlers = ({
  db,
  catalogue,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listSets() {
    const { index } = catalogue.current();
    const rows = await db
      .selectFrom('sets')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    const chosen = await listChosenProducts(db, 'set');
    return rows.map((row) => {
      const { productIds, ...set } = toSet(row, chosen.get(row.id) ?? []);
      return { ...set, onSale: countOnSale(index, row.rule, productIds, now()) };
    });
  },
  async getSet({ params: { id } }) {
    const row = await db.selectFrom('sets').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new ApiProblem('not-found');
    return toSet(row, await findChosenProducts(db, 'set', id));
  },
  countMatches({ query }) {
    const { index } = catalogue.current();
    const { members } = filterProducts(index, fullSet(index.products.length), query, now());
    return { onSale: countMembers(members), inStock: countCommon(members, index.inStock) };
  },
  createSet: ({ body }, context) =>
    addRow(db, context, {
      type: 'set',
      once: { request: body, now: now() },
      getId: ({ id }) => id,
      add: async (trx) => {
        const row = await trx
          .insertInto('sets')
          .values(toRow(body))
          .returningAll()
          .executeTakeFirstOrThrow();
        await replaceChosenProducts(trx, 'set', row.id, body.productIds);
        return toSet(row, body.productIds);
      },
    }),
  updateSet: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'set', id },
      lock: (trx) => lockSet(trx, id),
      write: async (trx, { version }) => {
        if (body.rule !== null) await requireNoPromotion(trx, id, context);
        const row = await trx
          .updateTable('sets')
          .set({ ...toRow(body), version: version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await replaceChosenProducts(trx, 'set', id, body.productIds);
        return toSet(row, body.productIds);
      },
    }),
  deleteSet: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'set', id },
      lock: (trx) => lockSet(trx, id),
      remove: async (trx) => {
        await requireNoPromotion(trx, id, context);
        await trx.deleteFrom('sets').where('id', '=', id).execute();
      },
    }),
});
