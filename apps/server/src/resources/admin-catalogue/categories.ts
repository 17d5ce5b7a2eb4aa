import type { Handlers, RequestParts } from '@vitrine/contract';
import type { CategoryData, catalogueData } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from '../records/change-rows.ts';
import {
  findCategories,
  lockCategory,
  lockTrees,
  orderChildren,
  toCategory,
  toCategoryColumns,
} from './category-queries.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { isInPromotion } from './is-in-promotion.ts';
import { listChildren, listPath, MAX_LEVELS, orderTrees, placeCategory } from './place-category.ts';
import { problem } from './problems.ts';

type Calls = Pick<
  typeof catalogueData,
  'listCategories' | 'createCategory' | 'updateCategory' | 'moveCategory' | 'deleteCategory'
>;
type NewCategory = RequestParts<Calls['createCategory']>['body'];
type Place = RequestParts<Calls['moveCategory']>['body'];

/** The gender and the position of a new category: it comes last below its parent. */
function findPlace(
  rows: readonly CategoryData[],
  { parentId, gender }: NewCategory,
  { language }: OperatorContext,
) {
  const siblings = listChildren(rows, parentId);
  const position = (siblings.at(-1)?.position ?? 0) + 1;
  if (parentId === null) {
    if (siblings.some((root) => root.gender === gender)) throw problem('root-taken', language);
    return { gender, position };
  }
  const parent = rows.find(({ id }) => id === parentId);
  if (!parent) throw new ApiProblem('not-found');
  if (parent.gender !== gender) throw problem('category-of-other-gender', language);
  if (listPath(rows, parentId).length >= MAX_LEVELS)
    throw problem('category-too-deep', language, { values: { limit: MAX_LEVELS } });
  return { gender, position };
}

async function addCategory(
  trx: Transaction<Database>,
  body: NewCategory,
  context: OperatorContext,
): Promise<CategoryData> {
  const { gender, position } = findPlace(await lockTrees(trx), body, context);
  const row = await trx
    .insertInto('categories')
    .values({
      parent_id: body.parentId,
      gender,
      ...toCategoryColumns({ ...body, name: toStoredText(body.name) }),
      position,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCategory(row);
}

async function move(
  trx: Transaction<Database>,
  category: CategoryData,
  place: Place,
  { language }: OperatorContext,
): Promise<CategoryData> {
  const siblings = placeCategory(await lockTrees(trx), category, place);
  if (siblings === 'parent-unknown') throw new ApiProblem('not-found');
  if (typeof siblings === 'string')
    throw problem(siblings, language, { values: { limit: MAX_LEVELS } });
  await orderChildren(trx, place.parentId, siblings);
  const row = await trx
    .updateTable('categories')
    .set({ version: category.version + 1 })
    .where('id', '=', category.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCategory(row);
}

async function deleteCategory(
  trx: Transaction<Database>,
  id: string,
  { language }: OperatorContext,
): Promise<void> {
  const row = trx.selectFrom('categories').select('id').where('id', '=', id);
  await row.forUpdate().executeTakeFirst();
  if (await isInPromotion(trx, 'categoryIds', id)) throw problem('category-in-promotion', language);
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

export const categoryHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listCategories() {
    const rows = await findCategories(db);
    const used = rows.map((row) => ({ ...toCategory(row), products: Number(row.products ?? 0) }));
    return orderTrees(used);
  },
  createCategory: ({ body }, context) =>
    addRow(db, context, {
      type: 'category',
      once: { request: body, now: now() },
      history: { type: 'category', now: now() },
      getId: ({ id }) => id,
      add: (trx) => addCategory(trx, body, context),
    }),
  updateCategory: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'category', id },
      history: { type: 'category', now: now() },
      lock: (trx) => lockCategory(trx, id),
      write: async (trx, { version }) =>
        toCategory(
          await trx
            .updateTable('categories')
            .set({
              ...toCategoryColumns({ ...body, name: toStoredText(body.name) }),
              version: version + 1,
            })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  moveCategory: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'category', id },
      history: { type: 'category', now: now() },
      lock: (trx) => lockCategory(trx, id),
      write: (trx, category) => move(trx, category, body, context),
    }),
  deleteCategory: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'category', id },
      history: { type: 'category', now: now() },
      lock: (trx) => lockCategory(trx, id),
      remove: (trx) => deleteCategory(trx, id, context),
    }),
});
