import { randomBytes } from 'node:crypto';
import { withAdministrator } from './postgresql-template.ts';
import { PREFIX } from './reusable-databases.ts';

/** Names a test run, and removes the databases that its workers have kept for each other's tests. */
export function setup(): (() => Promise<void>) | undefined {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const run = randomBytes(4).toString('hex');
  process.env.TEST_RUN = run;
  return () =>
    withAdministrator(server, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [`${PREFIX}${run}_`],
      );
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    });
}
