import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertLine } from './insert.ts';
import { kinds } from './kinds.ts';
import { filled, namesOf } from './names.ts';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/** Templates end so, because they are no sources yet. */
const TEMPLATE = '.txt';

const templateFiles = (kind: string): string[] =>
  readdirSync(join(TEMPLATES, kind), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(TEMPLATE),
  );

/** Writes a new module, slice, feature or resource, and lists it where it must be listed. */
export function generate(kindName: string, given: string, root: string): string[] {
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) throw new Error(`"${kindName}" is none of ${Object.keys(kinds).join(', ')}`);
  const names = namesOf(given);
  const folder = join(root, filled(kind.folder, names));
  if (kind.ownFolder && existsSync(folder)) throw new Error(`${folder} exists already`);

  const written = templateFiles(kindName).map((file) => {
    const target = join(folder, filled(file.slice(0, -TEMPLATE.length), names));
    if (existsSync(target)) throw new Error(`${target} exists already`);
    return { target, text: filled(readFileSync(join(TEMPLATES, kindName, file), 'utf8'), names) };
  });
  for (const { target, text } of written) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const { file, among, line } of kind.listings) {
    const path = join(root, file);
    writeFileSync(path, insertLine(readFileSync(path, 'utf8'), among, filled(line, names)));
  }
  return [
    ...written.map(({ target }) => target),
    ...kind.listings.map(({ file }) => join(root, file)),
  ];
}
