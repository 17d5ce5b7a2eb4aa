import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const BINARY = /\.(?:png|jar|keystore)$/;

export type Replacement = readonly [from: string, to: string];

/** Replaces texts in a file of the template. Throws when one is missing: another template needs another look. */
export function replaceIn(file: string, replacements: readonly Replacement[]): void {
  let content = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!content.includes(from)) throw new Error(`${file} does not contain ${from}`);
    content = content.replaceAll(from, to);
  }
  writeFileSync(file, content);
}

function rename(folder: string, names: readonly Replacement[]): void {
  const apply = (text: string) =>
    names.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, apply(name));
    renameSync(path.join(folder, name), file);
    if (statSync(file).isDirectory()) rename(file, names);
    else if (!BINARY.test(name)) writeFileSync(file, apply(readFileSync(file, 'utf8')));
  }
}

/** Copies a folder of the template with other names in its paths and files. */
export function copyRenamed(from: string, to: string, names: readonly Replacement[]): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  rename(to, names);
}
