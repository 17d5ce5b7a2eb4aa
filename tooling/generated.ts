import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callTables } from './call-table.ts';
import { callsDocument } from './calls-doc.ts';
import { moduleFolders, generated as registry } from './registry.ts';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Every file that is derived from others, and how. */
const generated: Readonly<Record<string, string>> = {
  ...callTables(),
  'docs/calls.md': callsDocument(),
  ...Object.fromEntries(
    Object.entries(registry(moduleFolders())).map(([name, text]) => [
      `packages/modules/src/${name}`,
      text,
    ]),
  ),
};

const isCheck = process.argv.includes('--check');
const current = (file: string) => {
  try {
    return readFileSync(path(file), 'utf8');
  } catch {
    return '';
  }
};
const outdated = Object.entries(generated).filter(([file, text]) => current(file) !== text);

for (const [file, text] of outdated) {
  if (isCheck) console.error(`${file} is out of date: run \`npm run generated\``);
  else writeFileSync(path(file), text);
}
console.log(`${Object.keys(generated).length} generated files, ${outdated.length} out of date.`);
process.exitCode = isCheck && outdated.length > 0 ? 1 : 0;
