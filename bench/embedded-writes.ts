import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../apps/server/src/database/database.ts';
import { openEmbedded, overPglite } from '../apps/server/src/database/embedded.ts';

/** What a commit costs with PGlite's own files, which survive a crash, and with ours, which survive a power cut. */
const COMMITS = 1_000;

async function millisecondsACommit({ pool, close }: OpenDatabase) {
  await pool.query('create table rows (n integer primary key, words text)');
  const begun = performance.now();
  for (let n = 0; n < COMMITS; n++) await pool.query('insert into rows values ($1, $2)', [n, 'x']);
  const each = (performance.now() - begun) / COMMITS;
  await close();
  return each;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-writes-'));
const plain = overPglite(await PGlite.create(join(folder, 'plain')));
console.log(`without fsync  ${(await millisecondsACommit(plain)).toFixed(2)} ms a commit`);
const durable = await openEmbedded(join(folder, 'durable'));
console.log(`with fsync     ${(await millisecondsACommit(durable)).toFixed(2)} ms a commit`);
await rm(folder, { recursive: true });
