import { readFile } from 'node:fs/promises';
import { IMPORT_COLUMNS, type ImportColumn } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';

const PAGE = new URL('../../../../../docs/import.md', import.meta.url);

const describeEmpty = (column: ImportColumn): string => {
  if (!('whenEmpty' in column)) return '';
  return column.whenEmpty === null || column.whenEmpty === '' ? 'none' : 'an empty list';
};

/** The table of columns in docs/import.md. */
function describeColumns(): string {
  const rows = Object.entries<ImportColumn>(IMPORT_COLUMNS).map(([name, column]) => {
    const needed = column.isNeeded ? `a new ${column.of}` : '';
    return `| \`${name}\` | ${column.description.replaceAll('|', '\\|')} | ${needed} | ${describeEmpty(column)} |`;
  });
  return ['| Column | Meaning | Needed by | Empty means |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

it('are described in docs/import.md', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [, table] = /<!-- columns -->\n([\s\S]*?)\n?<!-- \/columns -->/.exec(page) ?? [];
  expect(table).toBe(describeColumns());
});
