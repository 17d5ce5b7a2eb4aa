import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinPath } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { defineMessages, LANGUAGES, listMessageTexts, type MessagePair } from '@vitrine/kit';
import { parseSync } from 'oxc-parser';
import { SERVER_MESSAGES } from '../../apps/server/src/app/server-messages.ts';
import { importsOf } from '../boundaries/imports.ts';
import {
  findMessagesCalls,
  isPair,
  isTable,
  isTyped,
  type SyntaxNode,
} from './find-messages-calls.ts';
import { nameTable } from './name-table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FEATURES = 'packages/features/src';
const SCREEN = new RegExp(`^${FEATURES}/screens/([^/]+)/([^/]+)/`);

/** The messages of one table, and the screens that show them by the names of their tables. */
export interface DefaultTable {
  readonly screens: readonly string[];
  readonly texts: Readonly<Record<string, MessagePair>>;
}

type LiteralNode = SyntaxNode & { value?: unknown; quasis?: { value: { cooked: string } }[] };

/** The value that a literal in a syntax tree stands for. */
function readLiteral(node: LiteralNode): unknown {
  if (isTyped(node)) return readLiteral(node.expression);
  if (isPair(node)) return node.elements.map(readLiteral);
  if (isTable(node))
    return Object.fromEntries(
      node.properties.map(({ key, value }) => [readName(key ?? node), readLiteral(value ?? node)]),
    );
  const text = node.type === 'TemplateLiteral' ? node.quasis?.[0]?.value.cooked : node.value;
  if (typeof text !== 'string') throw new Error(`A message is written as ${node.type}`);
  return text;
}

const readName = ({ name, value }: SyntaxNode & { name?: string; value?: unknown }): string =>
  name ?? String(value);

/** The texts of a table in both languages, by their keys. */
function pairTexts(name: string, table: object): DefaultTable['texts'] {
  const texts = new Map<string, [zh: string, en: string]>();
  for (const { key, language, original } of listMessageTexts(name, table)) {
    const pair = texts.get(key) ?? ['', ''];
    pair[LANGUAGES.indexOf(language)] = original;
    texts.set(key, pair);
  }
  return Object.fromEntries(texts);
}

const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The files of the shared screens with those that each imports. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync(`${FEATURES}/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.'));
  const known = new Set(files);
  const resolve = (path: string, specifier: string) => {
    const target = joinPath(path, '..', specifier);
    return ['', '.ts', '.tsx', '.mini.ts', '.mini.tsx']
      .map((ending) => target + ending)
      .filter((file) => known.has(file));
  };
  return new Map(
    files.map((path) => [
      path,
      importsOf({ path, source: readSource(path) })
        .filter(({ specifier, access }) => specifier.startsWith('.') && access === 'values')
        .flatMap(({ specifier }) => resolve(path, specifier)),
    ]),
  );
}

function reach(file: string, imports: ReadonlyMap<string, readonly string[]>, seen: Set<string>) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const next of imports.get(file) ?? []) reach(next, imports, seen);
}

/** The screens that import a file, by file. */
function findScreens(): ReadonlyMap<string, readonly string[]> {
  const imports = readImports();
  const filesOfScreens = Map.groupBy(
    [...imports.keys()].filter((path) => SCREEN.test(path)),
    (path) => SCREEN.exec(path)?.slice(1).join('.') ?? '',
  );
  const screens = new Map<string, string[]>();
  for (const [screen, files] of [...filesOfScreens].sort()) {
    const reached = new Set<string>();
    for (const file of files) reach(file, imports, reached);
    for (const file of reached) screens.set(file, [...(screens.get(file) ?? []), screen]);
  }
  return screens;
}

function listSharedTables(): [string, DefaultTable][] {
  const screens = findScreens();
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/{mini,native}/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
  }).map((path) => path.replaceAll('\\', '/'));
  return files.flatMap((path): [string, DefaultTable][] => {
    const name = nameTable(path);
    const source = readSource(path);
    if (!name || path.includes('.test.') || !source.includes('defineMessages(')) return [];
    const [call, second] = findMessagesCalls(parseSync(path, source).program);
    if (!call) return [];
    if (second) throw new Error(`${path} defines two tables of messages; give each a file`);
    const table = defineMessages(readLiteral(call.arguments[0]) as Record<string, MessagePair>);
    return [[name, { screens: screens.get(path) ?? [], texts: pairTexts(name, table) }]];
  });
}

const listServerTables = (): [string, DefaultTable][] =>
  Object.entries(SERVER_MESSAGES).map(([name, table]) => [
    name,
    { screens: [], texts: pairTexts(name, table) },
  ]);

/** All messages that shoppers read, by their tables. */
export function listDefaultTables(): ReadonlyMap<string, DefaultTable> {
  const tables = [...listSharedTables(), ...listServerTables()].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const keys = tables.flatMap(([, { texts }]) => Object.keys(texts));
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  if (twice.length > 0) throw new Error(`Two messages have the key ${twice.join(', ')}`);
  return new Map(tables);
}
