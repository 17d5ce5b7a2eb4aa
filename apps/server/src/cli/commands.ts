import { listMissingMigrations, migrate } from '../database/migrate.ts';
import { inviteFirstOwner } from '../resources/operators/first-owner.ts';
import { runBackup, runRestore } from './backup.ts';
import type { CommandContext } from './command-context.ts';
import { exportFile } from './export-command.ts';
import { importFile } from './import-command.ts';
import { writeTableTemplate } from './import-master-data.ts';
import {
  deployFiles,
  diffFiles,
  type FilesContext,
  introspectShop,
  validateFiles,
  writeFileSchemas,
} from './shop-files-command.ts';

interface Command {
  readonly usage: string;
  readonly summary: string;
  run(context: CommandContext): Promise<void>;
}

async function runMigrations({ database, options, print }: CommandContext): Promise<void> {
  const missing = await listMissingMigrations(database.pool);
  if (missing.length === 0) return print('The database is up to date.');
  if (options.includes('--status')) {
    for (const { number, name } of missing) print(`Missing: ${number} ${name}`);
    return;
  }
  if (options.includes('--dry-run')) {
    for (const { number, name, sql } of missing) print(`-- ${number} ${name}\n${sql}`);
    return;
  }
  for (const name of await migrate(database.pool)) print(`Applied migration ${name}`);
}

async function inviteOwner({ database, settings, print }: CommandContext): Promise<void> {
  const { db, now } = database;
  const url = await inviteFirstOwner({ db, now, settings });
  print(url ? `Create the account of the owner: ${url}` : 'There is an active owner already.');
}

/** The commands of `npm run shop -- …`. */
export const commands: Readonly<Record<string, Command>> = {
  migrate: {
    usage: 'migrate [--status | --dry-run]',
    summary: 'applies the missing migrations, lists them, or prints their SQL',
    run: runMigrations,
  },
  owner: {
    usage: 'owner',
    summary: 'prints a one-time link that creates the first owner of the back office',
    run: inviteOwner,
  },
  import: {
    usage: 'import <file> [--kind <kind>] [options; see docs/import.md]',
    summary: 'imports products, stock and prices, or the given kind of master data, of a file',
    run: importFile,
  },
  export: {
    usage: 'export <file.csv | file.jsonl>',
    summary: 'writes all products to a file that can be imported again',
    run: exportFile,
  },
  diff: {
    usage: 'diff <folder>',
    summary: 'lists what a deployment of the files would change',
    run: diffFiles,
  },
  deploy: {
    usage: 'deploy <folder> [--prune]',
    summary:
      'publishes master data, words, menus, pages, banners, configuration and marketing of files',
    run: deployFiles,
  },
  introspect: {
    usage: 'introspect <folder>',
    summary: 'writes what the shop has into files that can be deployed',
    run: introspectShop,
  },
  backup: {
    usage: 'backup <folder>',
    summary: 'writes all data and files of the shop into an empty folder',
    run: runBackup,
  },
  restore: {
    usage: 'restore <folder>',
    summary: 'reads a backup into an empty database',
    run: runRestore,
  },
};

/** Commands that read and write files only. */
export const fileCommands: Readonly<
  Record<string, Omit<Command, 'run'> & { run(context: FilesContext): Promise<void> }>
> = {
  template: {
    usage: 'template <kind> [<file.csv>]',
    summary: 'writes an empty table of brands, categories, colours, attributes or merchants',
    run: writeTableTemplate,
  },
  validate: {
    usage: 'validate <folder>',
    summary: 'names what is wrong in the files of a shop, with file and line',
    run: validateFiles,
  },
  schema: {
    usage: 'schema <folder>',
    summary: 'writes JSON Schemas, by which editors complete and check the files',
    run: writeFileSchemas,
  },
};

const DOCTOR = { usage: 'doctor', summary: 'examines the shop and says what to do' };

export function describeCommands(): string {
  const lines = [DOCTOR, ...Object.values(commands), ...Object.values(fileCommands)].map(
    ({ usage, summary }) => `  npm run shop -- ${usage.padEnd(32)} ${summary}`,
  );
  return ['Commands of the shop, with the settings of the environment:', ...lines].join('\n');
}
