import type { CategoryData } from '@vitrine/contract/admin';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { CategoriesTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';

type CategoryInput = Pick<
  CategoryData,
  'name' | 'imageKey' | 'hsCode' | 'originCountry' | 'netWeight'
>;

export const toCategory = (row: Selectable<CategoriesTable>): CategoryData => ({
  id: row.id,
  parentId: row.parent_id,
  gender: row.gender,
  name: row.name,
  imageKey: row.image_key,
  hsCode: row.hs_code,
  originCountry: row.origin_country,
  netWeight: row.net_weight,
  position: row.position,
  version: row.version,
});

/** The columns of a category that an operator writes. */
export const toCategoryColumns = (fields: CategoryInput) => ({
  name: JSON.stringify(fields.name),
  image_key: fields.imageKey,
  hs_code: fields.hsCode,
  origin_country: fields.originCountry,
  net_weight: fields.netWeight,
});

export const findCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('categories')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('products')
          .select(({ fn }) => ['category_id', fn.countAll<string>().as('products')])
          .groupBy('category_id')
          .as('used'),
      (join) => join.onRef('used.category_id', '=', 'categories.id'),
    )
    .selectAll('categories')
    .select('used.products')
    .execute();

/** Reads all categories after changes of the trees before this one, so that two never make a circle. */
export async function lockTrees(trx: Transaction<Database>): Promise<CategoryData[]> {
  await acquireAdvisoryLock(trx, 'category-trees');
  const rows = await trx.selectFrom('categories').selectAll().execute();
  return rows.map(toCategory);
}

export async function lockCategory(
  trx: Transaction<Database>,
  id: string,
): Promise<CategoryData | undefined> {
  const rows = await lockTrees(trx);
  return rows.find((row) => row.id === id);
}

/** Numbers the children of a category in this order. */
export const orderChildren = (
  trx: Transaction<Database>,
  parentId: string,
  ids: readonly string[],
) =>
  sql`update categories set parent_id = ${parentId}, position = place.number
    from unnest(${sql.val([...ids])}::bigint[]) with ordinality as place (id, number)
    where categories.id = place.id`.execute(trx);
