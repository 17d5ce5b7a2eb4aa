import { join } from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { BackupError } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Settings } from '../settings.ts';
import type { CommandContext } from './command-context.ts';

function readFolder(options: readonly string[]): string {
  const [folder] = options;
  if (!folder) throw new BackupError('Name the folder of the backup');
  return folder;
}

/** Keys stay apart from the data that they decrypt, and a bucket has backups of its own. */
function listLeftOut({ personalIdKeys, backupKeys, providers, dataDir }: Settings): string[] {
  const keys = personalIdKeys ? 'PERSONAL_ID_KEYS' : join(dataDir, 'personal-id-keys');
  return [
    backupKeys
      ? `The tables are encrypted with the key "${backupKeys.current.id}" of BACKUP_KEYS: store it apart.`
      : 'The tables contain personal data in clear: set BACKUP_KEYS to encrypt them, or keep the folder closed.',
    `Store ${keys} apart from this backup: without it personal IDs cannot be read.`,
    ...(providers.s3
      ? [`Private files are in the bucket ${providers.s3.bucket}: back it up too.`]
      : []),
  ];
}

const countRows = (tables: readonly { rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

export async function runBackup({ database, settings, options, print }: CommandContext) {
  const folder = readFolder(options);
  const { pool, now } = database;
  const { tables, folders } = await createBackup({
    pool,
    settings,
    folder,
    now: now(),
    key: settings.backupKeys?.current,
  });
  const files = folders.length > 0 ? ` and the folders ${folders.join(', ')}` : '';
  print(`Backed up ${countRows(tables)} rows of ${tables.length} tables${files} to ${folder}`);
  for (const line of listLeftOut(settings)) print(line);
}

export async function runRestore({ database, settings, options, print }: CommandContext) {
  const folder = readFolder(options);
  const { createdAt, tables } = await restoreBackup({
    pool: database.pool,
    settings,
    folder,
    keys: settings.backupKeys?.all ?? [],
  });
  print(`Restored ${countRows(tables)} rows of ${tables.length} tables from ${createdAt}`);
  print('The shop starts with the PERSONAL_ID_KEYS of the backup only.');
}
