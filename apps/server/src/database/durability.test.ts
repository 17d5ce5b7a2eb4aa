import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kill, readOutput, startChild } from '../../test/support/child-process.ts';
import { openEmbedded } from './embedded.ts';

const ROUNDS = 3;
const ROWS_PER_ROUND = 60;

const lastLine = (text: string) => Number(text.trimEnd().split('\n').at(-1));

it('keeps every acknowledged row when its process is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-durability-'));
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const child = startChild('write-rows', [folder]);
    const enough = acknowledged + ROWS_PER_ROUND;
    acknowledged = lastLine(await readOutput(child, (text) => lastLine(text) >= enough));
    await kill(child);
  }
  const { pool, close } = await openEmbedded(folder);
  expect((await stat(join(folder, 'db'))).mode & 0o777).toBe(0o700);
  const { rows } = await pool.query('select count(*)::int as count, max(n) as last from rows');
  expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0].count).toBe(rows[0].last);
  expect((await pool.query('show fsync')).rows[0].fsync).toBe('on');
  await close();
  await rm(folder, { recursive: true });
}, 60_000);
