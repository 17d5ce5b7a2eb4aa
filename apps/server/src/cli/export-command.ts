import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ExportFormat, exportProducts } from '../resources/exports/export-products.ts';
import type { CommandContext } from './command-context.ts';

function chooseFormat(name: string): ExportFormat {
  if (name.endsWith('.csv')) return 'csv';
  if (name.endsWith('.jsonl')) return 'jsonl';
  throw new Error('The name of the file has to end with .csv or .jsonl');
}

/** Writes all products to a file. */
export async function exportFile({ database, options, print }: CommandContext): Promise<void> {
  const [name] = options;
  if (name === undefined) throw new Error('Name the file to write');
  let rows = 0;
  const text = exportProducts(database.db, {
    format: chooseFormat(name),
    merchantId: null,
    onPage(count) {
      rows += count;
    },
  });
  await pipeline(text, createWriteStream(name));
  print(`Wrote ${rows.toLocaleString('en-US')} rows to ${name}`);
}
