import type { Settings } from '../settings.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgresql } from './postgresql.ts';

type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databasePoolSize' | 'databaseStatementTimeoutMs'
>;

/** The shop's database: a PostgreSQL server when one is named, otherwise one in the data folder. */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openPostgresql(settings.databaseUrl, settings, onError);
  return openEmbedded(settings.dataDir);
}
