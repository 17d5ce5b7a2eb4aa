import type { SizeChart } from '@vitrine/contract';
import { SIZE_CHARTS, type SizeChartData } from '@vitrine/contract/admin';
import { checkSizeChart } from '../admin-catalogue/check-size-chart.ts';
import { lockSizeChart, writeSizeChart } from '../admin-catalogue/size-charts.ts';
import { canHaveCharts, sizeSystem } from '../admin-catalogue/size-systems.ts';
import { lockRecord } from '../records/record-rows.ts';
import { createRecordTarget } from './undo-record.ts';
import type { UndoTarget } from './undo-target.ts';

const systemTarget = createRecordTarget(sizeSystem);

export const sizeSystemTarget: UndoTarget = {
  ...systemTarget,
  async write(trx, row, write) {
    await systemTarget.write(trx, row, write);
    const system = await lockRecord(trx, sizeSystem, write.change.target_id);
    if (!system) return 'target-gone';
    return (await canHaveCharts(trx, system.code, system.charts)) ? undefined : 'value-taken';
  },
};

const findCode = (id: string): SizeChart | undefined => SIZE_CHARTS.find((code) => code === id);

export const sizeChartTarget: UndoTarget = {
  async lock(trx, id) {
    const code = findCode(id);
    const chart = code && (await lockSizeChart(trx, code));
    return chart && { fields: { code, rows: chart.rows }, version: chart.version };
  },
  async write(trx, { version }, { change: { target_id: id }, before }) {
    const code = findCode(id);
    const chart = code && (await lockSizeChart(trx, code));
    if (!chart) return 'target-gone';
    const { rows }: Pick<SizeChartData, 'rows'> = { ...chart, ...before };
    const { systems } = chart;
    if (checkSizeChart({ chart: code, systems, rows }, 'en-US').length > 0) return 'reference-gone';
    await writeSizeChart(trx, { code, rows, version: version + 1 });
    return undefined;
  },
};
