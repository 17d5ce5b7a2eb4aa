import type { SizeChart } from '@vitrine/contract';
import { SIZE_CHARTS, type SizeChartData, type SizeSystemData } from '@vitrine/contract/admin';
import { toRowHistory } from '../admin-catalogue/change-rows.ts';
import { checkSizeChart } from '../admin-catalogue/check-size-chart.ts';
import { lockSizeChart, writeSizeChart } from '../admin-catalogue/size-charts.ts';
import { canHaveCharts, lockSizeSystem, writeSizeSystem } from '../admin-catalogue/size-systems.ts';
import type { UndoTarget } from './undo-target.ts';

export const sizeSystemTarget: UndoTarget = {
  async lock(trx, code) {
    const system = await lockSizeSystem(trx, code);
    return system && { fields: toRowHistory(system), version: system.version };
  },
  async write(trx, { version }, { change: { target_id: code }, before }) {
    const system = await lockSizeSystem(trx, code);
    if (!system) return 'target-gone';
    const next: SizeSystemData = { ...system, ...before, version: version + 1 };
    if (!(await canHaveCharts(trx, code, next.charts))) return 'value-taken';
    await writeSizeSystem(trx, next);
    return undefined;
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
