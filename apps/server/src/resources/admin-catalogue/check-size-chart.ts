import type { SizeChart } from '@vitrine/contract';
import { BASE_SIZE_SYSTEM, hasLetters, LETTER_COLUMN } from '@vitrine/contract/admin';
import { formatMessage, type Language, type Localised } from '@vitrine/kit';
import type { FieldError } from '../../http/api-problem.ts';

export type SizeRow = Readonly<Record<string, string>>;

const MESSAGES = {
  'needs-base': { 'zh-CN': '请填写中国尺码', 'en-US': 'needs the Chinese size' },
  'needs-chest': {
    'zh-CN': '须为身高/胸围，如 165/88A',
    'en-US': 'must be height/chest, such as 165/88A',
  },
  repeated: { 'zh-CN': '与第 {row} 行重复', 'en-US': 'is in row {row} already' },
  'other-column': {
    'zh-CN': '该对照表没有此尺码制',
    'en-US': 'is no size system of this chart',
  },
} as const satisfies Record<string, Localised>;

const BODY_SIZE = /^\d{2,3}\/\d{2,3}[A-Z]?$/;

/** The rows without their empty cells, and without the rows that have no cell left. */
export const dropEmptyCells = (rows: readonly SizeRow[]): SizeRow[] =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, size]) => size !== '')))
    .filter((row) => Object.keys(row).length > 0);

type Reason = keyof typeof MESSAGES;

function checkBase(chart: SizeChart, size: string | undefined): Reason | undefined {
  if (!size) return 'needs-base';
  return hasLetters(chart) && !BODY_SIZE.test(size) ? 'needs-chest' : undefined;
}

/** What is wrong with each cell of a chart. Each row needs the base size, and no size of a system stands twice. */
export function checkSizeChart(
  {
    chart,
    systems,
    rows,
  }: { chart: SizeChart; systems: readonly string[]; rows: readonly SizeRow[] },
  language: Language,
): FieldError[] {
  const columns = new Set(hasLetters(chart) ? [...systems, LETTER_COLUMN] : systems);
  const seen = new Map<string, number>();
  const errors: FieldError[] = [];
  for (const [index, row] of rows.entries()) {
    if (Object.values(row).every((size) => size === '')) continue;
    const report = (column: string, reason: Reason, values = {}) =>
      void errors.push({
        path: `body.rows.${index}.${column}`,
        message: formatMessage(MESSAGES[reason][language], values),
      });
    const found = checkBase(chart, row[BASE_SIZE_SYSTEM]);
    if (found) report(BASE_SIZE_SYSTEM, found);
    for (const [column, size] of Object.entries(row)) {
      if (size === '') continue;
      if (!columns.has(column)) report(column, 'other-column');
      const former = seen.get(`${column} ${size}`);
      if (former !== undefined) report(column, 'repeated', { row: former + 1 });
      else seen.set(`${column} ${size}`, index);
    }
  }
  return errors;
}
