import { readFile } from 'node:fs/promises';
import {
  MASTER_DATA_COLUMNS,
  MASTER_DATA_KINDS,
  type MasterDataKind,
} from '@vitrine/contract/admin';
import { expect, it } from 'vitest';

const PAGE = new URL('../../../../../docs/import.md', import.meta.url);

/** The table of the columns of a kind in docs/import.md. */
function describeColumns(kind: MasterDataKind): string {
  const rows = Object.entries(MASTER_DATA_COLUMNS[kind]).map(([name, column]) => {
    const needed = column.isNeeded ? 'yes' : '';
    const empty = 'whenEmpty' in column ? 'none' : '';
    return `| \`${name}\` | ${column.description.replaceAll('|', '\\|')} | ${needed} | ${empty} |`;
  });
  return ['| Column | Meaning | Needed | Empty means |', '|---|---|---|---|', ...rows].join('\n');
}

it.each(MASTER_DATA_KINDS)('of %s are described in docs/import.md', async (kind) => {
  const page = await readFile(PAGE, 'utf8');
  const [, table] = page.split(`<!-- ${kind} -->\n`);
  expect(table?.split('\n\n')[0]?.trimEnd()).toBe(describeColumns(kind));
});
