import type { Handlers } from '@vitrine/contract';
import type { BrandData, catalogueData } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { BrandsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';

type Calls = Pick<
  typeof catalogueData,
  'listBrands' | 'createBrand' | 'updateBrand' | 'deleteBrand'
>;

const toBrand = (row: Selectable<BrandsTable>): BrandData => ({
  id: row.id,
  name: row.name,
  description: row.description,
  position: row.position,
  version: row.version,
});

export const lockBrand = async (
  db: Kysely<Database>,
  id: string,
): Promise<BrandData | undefined> => {
  const row = await db
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toBrand(row);
};

/** Brands by name, from after the given name and id, and one more than a page. */
function findBrands(
  db: Kysely<Database>,
  { size, search }: { size: number; search: string | undefined },
  after: readonly string[] | undefined,
) {
  const [name = '', id = '0'] = after ?? [];
  return db
    .selectFrom('brands')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('products')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('products.brand_id', '=', 'brands.id')
        .as('products'),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('name', 'id'), '>', tuple(name, id))),
    )
    .$if(search !== undefined, (query) =>
      query.where(({ eb, fn }) =>
        eb(fn<number>('strpos', [fn('lower', ['name']), eb.val(search?.toLowerCase())]), '>', 0),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(size + 1)
    .execute();
}

export const brandHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listBrands({ query: { cursor, size, search } }) {
    const rows = await findBrands(db, { size, search }, parseCursor(cursor, ['text', 'id']));
    const map = (row: (typeof rows)[number]) => ({
      ...toBrand(row),
      products: Number(row.products),
    });
    return toPage(rows, size, map, ({ name, id }) => [name, id]);
  },
  createBrand: ({ body: { name, description, position } }, context) =>
    addRow(db, context, {
      type: 'brand',
      history: { type: 'brand', now: now() },
      getId: ({ id }) => id,
      add: async (trx) =>
        toBrand(
          await trx
            .insertInto('brands')
            .values({ name, description: JSON.stringify(toStoredText(description)), position })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  updateBrand: ({ params: { id }, body: { name, description, position } }, context) =>
    changeRow(db, context, {
      target: { type: 'brand', id },
      history: { type: 'brand', now: now() },
      lock: (trx) => lockBrand(trx, id),
      write: async (trx, { version }) =>
        toBrand(
          await trx
            .updateTable('brands')
            .set({
              name,
              description: JSON.stringify(toStoredText(description)),
              position,
              version: version + 1,
            })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  deleteBrand: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'brand', id },
      history: { type: 'brand', now: now() },
      lock: (trx) => lockBrand(trx, id),
      remove: (trx) => trx.deleteFrom('brands').where('id', '=', id).execute(),
    }),
});
