import { join } from 'node:path/posix';

/**
 * A table of messages in a source file. One that satisfies a type, or has the type of a record, names codes: its keys
 * are chosen by variables.
 */
const TABLE = /const \w+ = defineMessages\(\{\n((?: .*\n)*)\}\)/g;
const KEY = /^ {2}(?:(\w+)|'([^']+)'):/gm;
const RELATIVE_IMPORT = /from '(\.[^']+)'/g;
/** A message that is chosen by a variable. */
const CHOICE = /\bt\[|[mM]essages\[language\]\[/;
/** A text that code asks for by its type, from whichever table it is given. */
const ASKED = /\b(\w+)\??: string\b/g;

const stripEnding = (path: string): string => path.replace(/(?:\.mini)?\.tsx?$/, '');

const listKeys = (code: string): string[] =>
  [...code.matchAll(TABLE)].flatMap(([, table = '']) =>
    [...table.matchAll(KEY)].map(([, name, quoted]) => name ?? quoted ?? ''),
  );

/** The code without its tables of messages. */
const withoutTables = (code: string): string => code.replaceAll(TABLE, '');

/** The paths that a file imports by relative specifiers, without their endings. */
const listImports = (path: string, code: string): string[] =>
  [...code.matchAll(RELATIVE_IMPORT)].map(([, specifier = '']) =>
    stripEnding(join(path, '..', specifier)),
  );

/**
 * The messages that no code names, as `path: key`. It reads the code as text: a key counts as used where its name
 * stands in the file of the table or in one that imports it, also by the index of its folder, or where a type asks for it.
 */
export function findUnusedMessages(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, code] of files)
    for (const target of listImports(path, code))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  const findImporters = (path: string): string[] =>
    (importers.get(stripEnding(path)) ?? []).flatMap((importer) =>
      importer.endsWith('/index.ts') ? [importer, ...findImporters(importer)] : importer,
    );
  const asked = new Set(
    [...files.values()].flatMap((code) => [...code.matchAll(ASKED)].map(([, name]) => name)),
  );
  return [...files].flatMap(([path, code]) => {
    const users = [path, ...findImporters(path)].map((user) =>
      withoutTables(files.get(user) ?? ''),
    );
    if (users.some((user) => CHOICE.test(user))) return [];
    const words = new Set(users.flatMap((user) => user.match(/[\w-]+/g) ?? []));
    return listKeys(code)
      .filter((key) => !words.has(key) && !asked.has(key))
      .map((key) => `${path}: ${key}`);
  });
}
