import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertBefore, insertLine } from './insert.ts';
import { type Insertion, kinds } from './kinds.ts';
import { fillTemplate, toNames } from './names.ts';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/** The extension of template files, which keeps tools from reading them as sources. */
const EXTENSION = '.txt';

const AREAS: readonly string[] = ['catalogue', 'account', 'order', 'campaign'];
const DEFAULT_AREA = 'campaign';

const listTemplates = (kind: string): string[] =>
  readdirSync(join(TEMPLATES, kind), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(EXTENSION),
  );

const insert = (text: string, insertion: Insertion, values: Readonly<Record<string, string>>) =>
  'line' in insertion
    ? insertLine(text, insertion.among, fillTemplate(insertion.line, values))
    : insertBefore(text, insertion.before, fillTemplate(insertion.lines, values));

/**
 * Writes a new module, slice, feature or resource, and adds it to the files that list it. Returns the paths
 * of the new and changed files.
 */
export function generate(
  kindName: string,
  name: string,
  root: string,
  area = DEFAULT_AREA,
): string[] {
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) throw new Error(`"${kindName}" is none of ${Object.keys(kinds).join(', ')}`);
  if (!AREAS.includes(area)) throw new Error(`"${area}" is none of ${AREAS.join(', ')}`);
  const values = { ...toNames(name), area };
  const folder = join(root, fillTemplate(kind.folder, values));
  if (kind.isOwnFolder && existsSync(folder)) throw new Error(`${folder} exists already`);

  const files = listTemplates(kindName).map((template) => {
    const target = join(folder, fillTemplate(template.slice(0, -EXTENSION.length), values));
    if (existsSync(target)) throw new Error(`${target} exists already`);
    const text = readFileSync(join(TEMPLATES, kindName, template), 'utf8');
    return { target, text: fillTemplate(text, values) };
  });
  // All texts are made before the first one is written: half of a new slice could not be made again.
  const lists = new Map<string, string>();
  for (const insertion of kind.insertions) {
    const path = join(root, insertion.file);
    lists.set(path, insert(lists.get(path) ?? readFileSync(path, 'utf8'), insertion, values));
  }
  for (const { target, text } of files) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const [path, text] of lists) writeFileSync(path, text);
  return [...files.map(({ target }) => target), ...lists.keys()];
}
