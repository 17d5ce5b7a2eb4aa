import type { DecimalMark } from '@vitrine/contract/admin';
import { normaliseAmount } from './amounts.ts';
import type { FileRow } from './file-row.ts';
import type { FileFormat } from './formats/file-format.ts';
import { toImportRows } from './formats/foreign-product.ts';
import type { SourceRow } from './formats/source-row.ts';
import type { CsvRecord } from './read-csv.ts';

interface ForeignText {
  readonly names: readonly string[];
  readonly records: AsyncIterable<CsvRecord>;
  readonly decimal: DecimalMark;
}

async function readSource(
  { prices }: FileFormat,
  { names, records, decimal }: ForeignText,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  const toValue = (name: string, cell: string) =>
    prices.test(name) ? normaliseAmount(cell, decimal) : cell;
  for await (const { line, cells } of records) {
    const values = new Map<string, string>();
    // Of columns with one name the first counts.
    for (const [at, name] of names.entries())
      if (!values.has(name)) values.set(name, toValue(name, cells[at] ?? ''));
    rows.push({ line, cells: values });
  }
  return rows;
}

/**
 * Translates a file of another system. All of it is read before, because variants may come far from their product; a
 * row's end is the number of products that are done.
 */
export async function readForeign(format: FileFormat, text: ForeignText): Promise<FileRow[]> {
  const groups = format.group(await readSource(format, text));
  return groups.flatMap((rows, number) => {
    const product = format.toProduct(rows);
    const line = rows[0]?.line ?? 0;
    const translated = product ? toImportRows(product, line) : [];
    return translated.map((row, place) => ({
      ...row,
      unknownColumns: [],
      end: { byte: 0, line: number + 1 },
      isInside: place < translated.length - 1,
    }));
  });
}
