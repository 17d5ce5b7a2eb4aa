import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { commands } from './commands.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function run(name: string, ...options: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { settings, database } = shop;
  await commands[name]?.run({ settings, database, options, print: (line) => lines.push(line) });
  return lines;
}

it('reports that a migrated database is up to date', async () => {
  expect(await run('migrate', '--status')).toEqual(['The database is up to date.']);
});

it('lists missing migrations, prints their SQL, and then applies them', async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ number: number; name: string }>(
    'select number, name from schema_migrations order by number desc limit 1',
  );
  const [last] = rows;
  await pool.query('delete from schema_migrations where number = $1', [last?.number]);
  expect(await run('migrate', '--status')).toEqual([`Missing: ${last?.number} ${last?.name}`]);
  const [sql] = await run('migrate', '--dry-run');
  expect(sql).toMatch(new RegExp(`^-- ${last?.number} ${last?.name}\n--`));
  expect(await run('migrate', '--status')).toHaveLength(1);
});

it('prints the link of the first owner', async () => {
  const [line] = await run('owner');
  expect(line).toMatch(
    /^Create the account of the owner: http:\/\/localhost:\d+\/admin\/invitation\/[\w-]{43}$/,
  );
});

it('lists its commands when none is given, and ends with an error', () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('npm run shop -- migrate [--status | --dry-run]');
});
