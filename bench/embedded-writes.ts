import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../apps/server/src/database/database.ts';
import { openEmbedded, wrapPglite } from '../apps/server/src/database/embedded.ts';

/** Compares the cost of a commit without fsync, which survives a crash, and with it, which survives a power cut. */
const COMMITS = 1_000;

async function millisecondsACommit({ pool, close }: OpenDatabase) {
  await pool.query('create table rows (n integer primary key, words text)');
  const startedAt = performance.now();
  for (let n = 0; n < COMMITS; n++) await pool.query('insert into rows values ($1, $2)', [n, 'x']);
  const average = (performance.now() - startedAt) / COMMITS;
  await close();
  return average;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-writes-'));
const plain = wrapPglite(await PGlite.create(join(folder, 'plain')));
console.log(`without fsync  ${(await millisecondsACommit(plain)).toFixed(2)} ms a commit`);
const durable = await openEmbedded(join(folder, 'durable'));
console.log(`with fsync     ${(await millisecondsACommit(durable)).toFixed(2)} ms a commit`);
await rm(folder, { recursive: true });
