import type { Handlers, SizeChart } from '@vitrine/contract';
import { BASE_SIZE_SYSTEM, type SizeSystemData, type sizeCalls } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SizeSystemsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { problem } from './problems.ts';

type Calls = Pick<
  typeof sizeCalls,
  'listSizeSystems' | 'createSizeSystem' | 'updateSizeSystem' | 'deleteSizeSystem'
>;

const toSizeSystem = (row: Selectable<SizeSystemsTable>): SizeSystemData => ({
  code: row.code,
  name: row.name,
  charts: row.charts,
  position: row.position,
  version: row.version,
});

export async function lockSizeSystem(
  db: Kysely<Database>,
  code: string,
): Promise<SizeSystemData | undefined> {
  const rows = db.selectFrom('size_systems').selectAll().where('code', '=', code);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toSizeSystem(row);
}

/** Products by the system of their sizes. */
async function countProducts(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('variants')
    .select(['size_scale', sql<string>`count(distinct product_id)`.as('products')])
    .groupBy('size_scale')
    .execute();
  return new Map(rows.map(({ size_scale, products }) => [size_scale, Number(products)]));
}

/** The charts that have sizes in a system. They are locked after the system, as where a chart is changed. */
async function findChartsWith(trx: Transaction<Database>, code: string): Promise<SizeChart[]> {
  const charts = await trx
    .selectFrom('size_charts')
    .select(['code', 'rows'])
    .orderBy('code')
    .forShare()
    .execute();
  return charts.filter(({ rows }) => rows.some((row) => row[code])).map((chart) => chart.code);
}

/** Whether a system can stand on these charts only. */
export async function canHaveCharts(
  trx: Transaction<Database>,
  code: string,
  charts: readonly SizeChart[],
): Promise<boolean> {
  return (await findChartsWith(trx, code)).every((chart) => charts.includes(chart));
}

async function requireCharts(
  trx: Transaction<Database>,
  code: string,
  { charts, language }: { charts: readonly SizeChart[]; language: Language },
): Promise<void> {
  if (!(await canHaveCharts(trx, code, charts))) throw problem('size-system-in-chart', language);
}

export async function writeSizeSystem(
  trx: Transaction<Database>,
  { code, name, charts, position, version }: SizeSystemData,
): Promise<SizeSystemData> {
  const row = await trx
    .updateTable('size_systems')
    .set({ name: JSON.stringify(name), charts, position, version })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSizeSystem(row);
}

export const sizeSystemHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listSizeSystems() {
    const rows = db.selectFrom('size_systems').selectAll().orderBy('position').orderBy('code');
    const products = await countProducts(db);
    return (await rows.execute()).map((row) => ({
      ...toSizeSystem(row),
      products: products.get(row.code) ?? 0,
    }));
  },
  createSizeSystem: ({ body: { code, name, charts, position } }, context) =>
    addRow(db, context, {
      type: 'size-system',
      history: { type: 'size-system', now: now() },
      getId: (system) => system.code,
      add: async (trx) =>
        toSizeSystem(
          await trx
            .insertInto('size_systems')
            .values({ code, name: JSON.stringify(toStoredText(name)), charts, position })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  updateSizeSystem: ({ params: { code }, body: { name, charts, position } }, context) =>
    changeRow(db, context, {
      target: { type: 'size-system', id: code },
      history: { type: 'size-system', now: now() },
      lock: (trx) => lockSizeSystem(trx, code),
      write: async (trx, { version }) => {
        await requireCharts(trx, code, { charts, language: context.language });
        const next = { code, name: toStoredText(name), charts, position, version: version + 1 };
        return writeSizeSystem(trx, next);
      },
    }),
  deleteSizeSystem: ({ params: { code } }, context) =>
    removeRow(db, context, {
      target: { type: 'size-system', id: code },
      history: { type: 'size-system', now: now() },
      lock: (trx) => lockSizeSystem(trx, code),
      remove: async (trx) => {
        if (code === BASE_SIZE_SYSTEM) throw problem('base-size-system', context.language);
        await requireCharts(trx, code, { charts: [], language: context.language });
        if ((await countProducts(trx)).has(code))
          throw problem('size-system-in-use', context.language);
        await trx.deleteFrom('size_systems').where('code', '=', code).execute();
      },
    }),
});
