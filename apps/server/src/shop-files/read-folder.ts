import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileContent, ShopKind } from './kind.ts';
import { kinds } from './kinds.ts';
import { parseContent } from './parse-content.ts';
import { parseText } from './parse-text.ts';

const MAX_FILE_BYTES = 2_000_000;
const FILE_NAME = /\.(?:ya?ml|json)$/;
const KEY_PART = /^[A-Za-z0-9][\w-]{0,63}$/;

interface ShopFileProblem {
  readonly file: string;
  readonly line: number;
  /** Where the value stands in the file. */
  readonly path: string;
  readonly message: string;
}

export interface ShopFolder {
  readonly contents: ReadonlyMap<ShopKind, ReadonlyMap<string, FileContent>>;
  /** The file of each key of each kind. */
  readonly files: readonly string[];
  readonly problems: readonly ShopFileProblem[];
}

export const formatProblem = ({ file, line, path, message }: ShopFileProblem): string =>
  `${file}:${line} ${path ? `${path}: ` : ''}${message}`;

/** Whether each part of a key can be the name of a file. */
export const isFileKey = ({ keyParts }: ShopKind, key: string): boolean => {
  const parts = key.split('/');
  return parts.length === keyParts.length && parts.every((part) => KEY_PART.test(part));
};

/** Lists the files below a folder that exists, with slashes in their paths. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => FILE_NAME.test(path) && !path.startsWith('.'))
    .sort();
}

/** Reads all files of a shop. */
export async function readFolder(path: string): Promise<ShopFolder> {
  const folder = join(path, '.');
  const contents = new Map(kinds.map((kind) => [kind, new Map<string, FileContent>()]));
  const problems: ShopFileProblem[] = [];
  const files = await listFiles(folder);
  for (const file of files) {
    const report = (message: string, line = 1, at: readonly PropertyKey[] = []) =>
      problems.push({ file, line, path: at.map(String).join('.'), message });
    const kind = kinds.find((one) => file.startsWith(`${one.folder}/`));
    if (!kind) {
      report(`belongs into one of the folders ${kinds.map((one) => one.folder).join(', ')}`);
      continue;
    }
    const key = file.slice(kind.folder.length + 1).replace(FILE_NAME, '');
    const ofKind = contents.get(kind);
    if (!isFileKey(kind, key)) {
      report(`its path must be ${kind.folder}/<${kind.keyParts.join('>/<')}>.yaml`);
    } else if (ofKind?.has(key)) {
      report('another file has the same name');
    } else {
      const result = await readContent(kind, key, join(folder, file));
      for (const { message, line, at } of result.problems) report(message, line, at);
      if (result.content) ofKind?.set(key, result.content);
    }
  }
  return { contents, files, problems };
}

interface ReadContent {
  readonly content?: FileContent;
  readonly problems: readonly { message: string; line: number; at?: readonly PropertyKey[] }[];
}

async function readContent(kind: ShopKind, key: string, file: string): Promise<ReadContent> {
  const { size } = await stat(file);
  if (size > MAX_FILE_BYTES)
    return { problems: [{ message: `is larger than ${MAX_FILE_BYTES} bytes`, line: 1 }] };
  const read = parseText(await readFile(file, 'utf8'));
  if ('message' in read) return { problems: [read] };
  const { value, lineOf } = read.text;
  const parsed = parseContent(kind, key, value);
  if ('content' in parsed) return { content: parsed.content, problems: [] };
  return {
    problems: parsed.problems.map(({ message, path }) => ({
      message,
      line: lineOf(path),
      at: path,
    })),
  };
}
