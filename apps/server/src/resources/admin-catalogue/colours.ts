import type { Handlers } from '@vitrine/contract';
import type { ColourData, catalogueData } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ColoursTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { requireUnused } from './require-unused.ts';

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

export async function lockColour(
  db: Kysely<Database>,
  code: string,
): Promise<ColourData | undefined> {
  const row = await db
    .selectFrom('colours')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toColour(row);
}

export async function addColour(
  trx: Transaction<Database>,
  { code, name, hex, position }: Omit<ColourData, 'version'>,
): Promise<ColourData> {
  const row = await trx
    .insertInto('colours')
    .values({ code, name: JSON.stringify(name), hex, position })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toColour(row);
}

export async function writeColour(
  trx: Transaction<Database>,
  { code, name, hex, position, version }: ColourData,
): Promise<ColourData> {
  const row = await trx
    .updateTable('colours')
    .set({ name: JSON.stringify(name), hex, position, version })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toColour(row);
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

export const colourHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listColours() {
    const rows = await findColours(db);
    return rows.map((row) => ({ ...toColour(row), products: Number(row.products ?? 0) }));
  },
  createColour: ({ body }, context) =>
    addRow(db, context, {
      type: 'colour',
      history: { type: 'colour', now: now() },
      getId: (colour) => colour.code,
      add: (trx) => addColour(trx, { ...body, name: toStoredText(body.name) }),
    }),
  updateColour: ({ params: { code }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'colour', id: code },
      history: { type: 'colour', now: now() },
      lock: (trx) => lockColour(trx, code),
      write: (trx, { version }) =>
        writeColour(trx, { ...body, code, name: toStoredText(body.name), version: version + 1 }),
    }),
  deleteColour: ({ params: { code } }, context) =>
    removeRow(db, context, {
      target: { type: 'colour', id: code },
      history: { type: 'colour', now: now() },
      lock: (trx) => lockColour(trx, code),
      remove: async (trx) => {
        await requireUnused(trx, 'colour', code, context.language);
        await trx.deleteFrom('colours').where('code', '=', code).execute();
      },
    }),
});
