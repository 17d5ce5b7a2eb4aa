import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listChangedFields } from '../shop-files/canonical.ts';
import { compareShop, type KindChange } from '../shop-files/compare.ts';
import { deployShop, nameChange } from '../shop-files/deploy.ts';
import { formatProblem, readFolder, type ShopFolder } from '../shop-files/read-folder.ts';
import { writeFolder } from '../shop-files/write-folder.ts';
import { writeSchemas } from '../shop-files/write-schemas.ts';
import type { CommandContext } from './command-context.ts';

/** What a command is given that needs no database. */
export type FilesContext = Pick<CommandContext, 'options' | 'print'>;

function readOptions({ options }: FilesContext) {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: { prune: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the files');
  return { folder: resolve(folder), prune: values.prune };
}

/** Reads a folder, or ends with everything that is wrong in it. */
async function readValidFolder(context: FilesContext): Promise<ShopFolder> {
  const read = await readFolder(readOptions(context).folder);
  if (read.problems.length === 0) return read;
  for (const problem of read.problems) context.print(formatProblem(problem));
  const { length } = read.problems;
  throw new Error(length === 1 ? 'There is 1 problem' : `There are ${length} problems`);
}

function formatChange(change: KindChange): string {
  const { before, after } = change;
  if (!before) return `+ ${nameChange(change)}`;
  if (!after) return `- ${nameChange(change)}`;
  return `~ ${nameChange(change)} (${listChangedFields(before, after).join(', ')})`;
}

export async function validateFiles(context: FilesContext): Promise<void> {
  const { files } = await readValidFolder(context);
  context.print(`${files.length} files are valid`);
}

export async function writeFileSchemas(context: FilesContext): Promise<void> {
  const { folder } = readOptions(context);
  await writeSchemas(folder);
  context.print(`Wrote the schemas of all files to ${folder}/.schemas`);
}

export async function diffFiles(context: CommandContext): Promise<void> {
  const { contents } = await readValidFolder(context);
  const { db, now } = context.database;
  const changes = await compareShop(db, contents, now());
  for (const change of changes) context.print(formatChange(change));
  if (changes.some(({ after }) => !after)) context.print('Only --prune removes what has no file.');
  if (changes.length === 0) context.print('The shop is like its files.');
}

export async function deployFiles(context: CommandContext): Promise<void> {
  const read = await readValidFolder(context);
  const { prune } = readOptions(context);
  const changes = await deployShop(context.database, read, { prune });
  for (const change of changes) context.print(formatChange(change));
  context.print(changes.length === 0 ? 'The shop is like its files.' : 'The files are published.');
}

export async function introspectShop(context: CommandContext): Promise<void> {
  const { folder } = readOptions(context);
  const { db, now } = context.database;
  const { files, skipped } = await writeFolder(db, folder, now());
  for (const name of skipped) context.print(`${name} has no file, because its name fits none`);
  context.print(`Wrote ${files} files to ${folder}`);
}
