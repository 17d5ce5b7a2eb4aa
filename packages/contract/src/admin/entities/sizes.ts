import { z } from 'zod';
import { type SizeChart, sizeChart } from '../../entities/products.ts';
import { catalogueName, position } from './catalogue-data.ts';
import { version } from './page.ts';

/** Every size of a chart has one in this system; the advice on sizes reads height and chest from it. */
export const BASE_SIZE_SYSTEM = 'CN';
/** The column of the letters, which belong to no size system. */
export const LETTER_COLUMN = 'letter';
export const SIZE_CHARTS = sizeChart.options;
export const hasLetters = (chart: SizeChart): boolean => chart.endsWith('-clothing');
const MAX_SYSTEMS = 40;
const MAX_ROWS = 60;
const MAX_SIZE = 20;

export const sizeSystemCode = z
  .string()
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} _-]{0,18}[\p{L}\p{N}_-])?$/u,
    'must be up to 20 letters, digits, spaces, dashes or underscores',
  )
  .refine((code) => code !== LETTER_COLUMN, 'is the name of a column already')
  .meta({ example: 'FR' });

export const sizeSystemInput = z.object({
  name: catalogueName,
  charts: z
    .array(sizeChart)
    .max(SIZE_CHARTS.length)
    .refine((charts) => new Set(charts).size === charts.length, 'must not repeat a chart')
    .meta({ description: 'The charts that have a column for it' }),
  position: position.default(0),
});
export const sizeSystemData = z
  .object({
    code: z.string(),
    name: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
    charts: z.array(sizeChart),
    position: z.int(),
    version,
  })
  .meta({ id: 'SizeSystemData' });
export const usedSizeSystem = sizeSystemData
  .extend({ products: z.int().meta({ description: 'How many products have sizes in it' }) })
  .meta({ id: 'UsedSizeSystem' });

const column = z.string().min(1).max(MAX_SIZE);
export const sizeChartInput = z.object({
  rows: z
    .array(
      z
        .record(column, z.string().trim().max(MAX_SIZE))
        .refine((row) => Object.keys(row).length <= MAX_SYSTEMS, 'has too many columns'),
    )
    .max(MAX_ROWS)
    .meta({
      description: 'Equal sizes by the code of their system, the smallest first; `letter` is S, M',
    }),
});
export const sizeChartData = z
  .object({ code: sizeChart, rows: z.array(z.record(z.string(), z.string())), version })
  .meta({ id: 'SizeChartData' });
export type SizeChartData = z.infer<typeof sizeChartData>;
