import type { Settings } from '../settings.ts';
import type { OpenDatabase } from './database.ts';
import { type OpenOptions, openEmbedded } from './embedded.ts';
import { openPostgresql } from './postgresql.ts';

type DatabaseSettings = Pick<
  Settings,
  | 'dataDir'
  | 'databaseUrl'
  | 'databasePoolSize'
  | 'databaseStatementTimeoutMs'
  | 'databaseLockTimeoutMs'
>;

/** Opens the PostgreSQL server of `databaseUrl`, or the embedded database in the data folder. */
export async function openDatabase(
  settings: DatabaseSettings,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openPostgresql(settings.databaseUrl, settings);
  return openEmbedded(settings.dataDir, options);
}
