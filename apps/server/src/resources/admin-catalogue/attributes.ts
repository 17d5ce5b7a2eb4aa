import type { Handlers } from '@vitrine/contract';
import type { AttributeData, catalogueData } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AttributesTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { requireUnused } from './require-unused.ts';

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

export async function lockAttribute(
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

export async function addAttribute(
  trx: Transaction<Database>,
  { code, name, position }: Omit<AttributeData, 'version'>,
): Promise<AttributeData> {
  const row = await trx
    .insertInto('attributes')
    .values({ code, name: JSON.stringify(name), position })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttribute(row);
}

export async function writeAttribute(
  trx: Transaction<Database>,
  { code, name, position, version }: AttributeData,
): Promise<AttributeData> {
  const row = await trx
    .updateTable('attributes')
    .set({ name: JSON.stringify(name), position, version })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttribute(row);
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
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listAttributes() {
    const rows = await findAttributes(db);
    return rows.map((row) => ({ ...toAttribute(row), products: Number(row.products ?? 0) }));
  },
  createAttribute: ({ body }, context) =>
    addRow(db, context, {
      type: 'attribute',
      history: { type: 'attribute', now: now() },
      getId: (attribute) => attribute.code,
      add: (trx) => addAttribute(trx, { ...body, name: toStoredText(body.name) }),
    }),
  updateAttribute: ({ params: { code }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'attribute', id: code },
      history: { type: 'attribute', now: now() },
      lock: (trx) => lockAttribute(trx, code),
      write: (trx, { version }) =>
        writeAttribute(trx, { ...body, code, name: toStoredText(body.name), version: version + 1 }),
    }),
  deleteAttribute: ({ params: { code } }, context) =>
    removeRow(db, context, {
      target: { type: 'attribute', id: code },
      history: { type: 'attribute', now: now() },
      lock: (trx) => lockAttribute(trx, code),
      remove: async (trx) => {
        await requireUnused(trx, 'attribute', code, context.language);
        await trx.deleteFrom('attributes').where('code', '=', code).execute();
      },
    }),
});
