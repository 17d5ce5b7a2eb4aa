import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDatabase, embedded } from './databases.ts';
import { runInClone } from './shop-process.ts';
import { SHOPS } from './shops.ts';
import { walkShop } from './walk.ts';

const USAGE = `Plays how a merchant adopts the shop: npm run adoption -- [--shop CODE] [--clone FOLDER] [--keep]

From a clone without packages, for each database (embedded, and PostgreSQL where TEST_DATABASE_URL names one)
two shops are filled from files of other systems and served in production. A shopper buys on a phone; the order
is sent, returned, refunded and reconciled. --clone takes a clone that is built already.`;

const print = (line: string) => process.stdout.write(`${line}\n`);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SECOND_MS = 1_000;

const { values } = parseArgs({
  options: {
    shop: { type: 'string' },
    clone: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit();
}

/** Runs a step of the guide and tells how long it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await run();
  const seconds = (performance.now() - startedAt) / SECOND_MS;
  print(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  return result;
}

async function createClone(folder: string): Promise<string> {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  await step('install and build', () => runInClone(clone, ['npm', 'run', 'build']));
  return clone;
}

const serverUrl = process.env.TEST_DATABASE_URL;
const databases = [async () => embedded, ...(serverUrl ? [() => createDatabase(serverUrl)] : [])];

const folder = mkdtempSync(join(tmpdir(), 'vitrine-adoption-'));
try {
  const clone = values.clone ?? (await createClone(folder));
  for (const open of databases)
    for (const shop of SHOPS.filter(({ code }) => !values.shop || values.shop === code)) {
      const database = await open();
      print(`${shop.brand.latinName} (${shop.code}), ${database.name}`);
      const place = join(folder, `${shop.code}-${database.name}`);
      mkdirSync(place);
      try {
        await walkShop({ clone, folder: place, database, shop, step });
      } finally {
        await database.remove();
      }
    }
  print('Every shop was adopted.');
} finally {
  if (values.keep) print(`Kept ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
