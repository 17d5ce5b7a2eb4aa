import { randomBytes } from 'node:crypto';
import { dropDatabases, withAdministrator } from './postgresql-template.ts';
import { PREFIX } from './reusable-databases.ts';

/** Names a test run, and removes the databases that its workers have kept for each other's tests. */
export function setup(): (() => Promise<void>) | undefined {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const run = randomBytes(4).toString('hex');
  process.env.TEST_RUN = run;
  return () => withAdministrator(server, (client) => dropDatabases(client, `${PREFIX}${run}_`));
}
