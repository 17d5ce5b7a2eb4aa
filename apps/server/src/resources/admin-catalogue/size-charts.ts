import type { Handlers, SizeChart } from '@vitrine/contract';
import type { SizeChartData, sizeCalls } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { changeRow } from '../records/change-rows.ts';
import { checkSizeChart, dropEmptyCells } from './check-size-chart.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { problem } from './problems.ts';

type Calls = Pick<typeof sizeCalls, 'listSizeCharts' | 'updateSizeChart'>;

const selectCharts = (db: Kysely<Database>) => db.selectFrom('size_charts').selectAll();

/** Locks the systems first, so that none leaves the chart meanwhile. */
async function lockSystems(trx: Transaction<Database>) {
  const systems = trx.selectFrom('size_systems').select(['code', 'charts']);
  return systems.orderBy('code').forShare().execute();
}

interface LockedChart extends SizeChartData {
  /** The codes of the systems that have a column in it. */
  readonly systems: readonly string[];
}

export async function lockSizeChart(
  trx: Transaction<Database>,
  code: SizeChart,
): Promise<LockedChart | undefined> {
  const systems = await lockSystems(trx);
  const chart = await selectCharts(trx).where('code', '=', code).forUpdate().executeTakeFirst();
  const isShown = ({ charts }: { charts: SizeChart[] }) => charts.includes(code);
  return chart && { ...chart, systems: systems.filter(isShown).map((system) => system.code) };
}

export const writeSizeChart = (
  trx: Transaction<Database>,
  { code, rows, version }: SizeChartData,
): Promise<SizeChartData> =>
  trx
    .updateTable('size_charts')
    .set({ rows: JSON.stringify(rows), version })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow();

const toData = ({ code, rows, version }: SizeChartData): SizeChartData => ({ code, rows, version });

export const sizeChartHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  listSizeCharts: () => selectCharts(db).orderBy('code', 'desc').execute(),
  updateSizeChart: ({ params: { code }, body }, context) => {
    let systems: readonly string[] = [];
    return changeRow<SizeChartData>(db, context, {
      target: { type: 'size-chart', id: code },
      history: { type: 'size-chart', now: now() },
      async lock(trx) {
        const locked = await lockSizeChart(trx, code);
        systems = locked?.systems ?? [];
        return locked && toData(locked);
      },
      write(trx, { version }) {
        const fields = checkSizeChart({ chart: code, systems, rows: body.rows }, context.language);
        if (fields.length > 0) throw problem('size-chart-wrong', context.language, { fields });
        const rows = dropEmptyCells(body.rows);
        return writeSizeChart(trx, { code, rows, version: version + 1 });
      },
    });
  },
});
