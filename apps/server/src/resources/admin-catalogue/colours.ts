import type { Handlers } from '@vitrine/contract';
import type { ColourData, catalogueData } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { ColoursTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';

type Calls = Pick<
  typeof catalogueData,
  'listColours' | 'createColour' | 'updateColour' | 'deleteColour'
>;

const toColour = (row: Selectable<ColoursTable>): ColourData => ({
  code: row.code,
  name: row.name,
  hex: row.hex,
  position: row.position,
  version: row.version,
});

async function lockColour(db: Kysely<Database>, code: string): Promise<ColourData | undefined> {
  const row = await db
    .selectFrom('colours')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toColour(row);
}

const findColours = (db: Kysely<Database>) =>
  db
    .selectFrom('colours')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('products')
          .select(({ fn }) => ['colour_code', fn.countAll<string>().as('products')])
          .groupBy('colour_code')
          .as('used'),
      (join) => join.onRef('used.colour_code', '=', 'colours.code'),
    )
    .selectAll('colours')
    .select('used.products')
    .orderBy('position')
    .orderBy('code')
    .execute();

export const colourHandlers = ({ db }: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listColours() {
    const rows = await findColours(db);
    return rows.map((row) => ({ ...toColour(row), products: Number(row.products ?? 0) }));
  },
  createColour: ({ body: { code, name, hex, position } }, context) =>
    addRow(db, context, {
      type: 'colour',
      getId: (colour) => colour.code,
      add: async (trx) =>
        toColour(
          await trx
            .insertInto('colours')
            .values({ code, name: JSON.stringify(toStoredText(name)), hex, position })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  updateColour: ({ params: { code }, body: { name, hex, position } }, context) =>
    changeRow(db, context, {
      target: { type: 'colour', id: code },
      lock: (trx) => lockColour(trx, code),
      write: async (trx, { version }) =>
        toColour(
          await trx
            .updateTable('colours')
            .set({ name: JSON.stringify(toStoredText(name)), hex, position, version: version + 1 })
            .where('code', '=', code)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  deleteColour: ({ params: { code } }, context) =>
    removeRow(db, context, {
      target: { type: 'colour', id: code },
      lock: (trx) => lockColour(trx, code),
      remove: (trx) => trx.deleteFrom('colours').where('code', '=', code).execute(),
    }),
});
