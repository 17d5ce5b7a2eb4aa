import type { SizeChart } from '@vitrine/contract';
import { BASE_SIZE_SYSTEM, sizeSystemData } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { defineRecord } from '../records/define-record.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import { problem } from './problems.ts';

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

async function requireUnused(
  trx: Transaction<Database>,
  code: string,
  { language }: OperatorContext,
): Promise<void> {
  const variants = trx.selectFrom('variants').select('id').where('size_scale', '=', code);
  if (await variants.limit(1).executeTakeFirst()) throw problem('size-system-in-use', language);
}

export const sizeSystem = defineRecord({
  type: 'size-system',
  keepsHistory: true,
  table: 'size_systems',
  key: 'code',
  shape: sizeSystemData,
  order: ['position', 'code'],
  texts: ['name'],
  usedBy: { table: 'variants', column: 'size_scale', distinct: 'product_id' },
  async requireFit(trx, { language }, { code, charts }, before) {
    if (before) await requireCharts(trx, code, { charts, language });
  },
  async requireRemovable(trx, context, { code }) {
    const { language } = context;
    if (code === BASE_SIZE_SYSTEM) throw problem('base-size-system', language);
    await requireCharts(trx, code, { charts: [], language });
    await requireUnused(trx, code, context);
  },
});

export function sizeSystemHandlers(deps: RecordDeps) {
  const { list, create, update, remove } = serveRecord(deps, sizeSystem);
  return {
    listSizeSystems: list,
    createSizeSystem: create,
    updateSizeSystem: update,
    deleteSizeSystem: remove,
  };
}
