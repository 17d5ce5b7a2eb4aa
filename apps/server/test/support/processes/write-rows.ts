import { openEmbedded } from '../../../src/database/embedded.ts';

/** Commits rows and prints each number, until it is killed. Run by durability.test.ts. */
const { pool } = await openEmbedded(process.argv[2] ?? '');
await pool.query('create table if not exists rows (n integer primary key)');
const { rows } = await pool.query<{ n: number }>('select coalesce(max(n), 0) as n from rows');
for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
  await pool.query('insert into rows values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
