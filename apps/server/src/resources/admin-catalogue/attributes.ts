import type { Handlers } from '@vitrine/contract';
import type { AttributeData, catalogueData } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { AttributesTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';

type Calls = Pick<
  typeof catalogueData,
  'listAttributes' | 'createAttribute' | 'updateAttribute' | 'deleteAttribute'
>;

const toAttribute = (row: Selectable<AttributesTable>): AttributeData => ({
  code: row.code,
  name: row.name,
  position: row.position,
  version: row.version,
});

async function lockAttribute(
  db: Kysely<Database>,
  code: string,
): Promise<AttributeData | undefined> {
  const row = await db
    .selectFrom('attributes')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toAttribute(row);
}

const findAttributes = (db: Kysely<Database>) =>
  db
    .selectFrom('attributes')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('product_attributes')
          .select(({ fn }) => ['attribute_code', fn.countAll<string>().as('products')])
          .groupBy('attribute_code')
          .as('used'),
      (join) => join.onRef('used.attribute_code', '=', 'attributes.code'),
    )
    .selectAll('attributes')
    .select('used.products')
    .orderBy('position')
    .orderBy('code')
    .execute();

export const attributeHandlers = ({
  db,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listAttributes() {
    const rows = await findAttributes(db);
    return rows.map((row) => ({ ...toAttribute(row), products: Number(row.products ?? 0) }));
  },
  createAttribute: ({ body: { code, name, position } }, context) =>
    addRow(db, context, {
      type: 'attribute',
      getId: (attribute) => attribute.code,
      add: async (trx) =>
        toAttribute(
          await trx
            .insertInto('attributes')
            .values({ code, name: JSON.stringify(toStoredText(name)), position })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  updateAttribute: ({ params: { code }, body: { name, position } }, context) =>
    changeRow(db, context, {
      target: { type: 'attribute', id: code },
      lock: (trx) => lockAttribute(trx, code),
      write: async (trx, { version }) =>
        toAttribute(
          await trx
            .updateTable('attributes')
            .set({ name: JSON.stringify(toStoredText(name)), position, version: version + 1 })
            .where('code', '=', code)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  deleteAttribute: ({ params: { code } }, context) =>
    removeRow(db, context, {
      target: { type: 'attribute', id: code },
      lock: (trx) => lockAttribute(trx, code),
      remove: (trx) => trx.deleteFrom('attributes').where('code', '=', code).execute(),
    }),
});
