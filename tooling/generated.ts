import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateCallTables } from './call-table.ts';
import { generateEnvironmentExample } from './environment-example.ts';
import { generateDefaultMessages } from './messages/generate-default-messages.ts';
import { writeMiniBrand } from './mini-brand.ts';
import { listModuleFolders, generateRegistry as registry } from './registry.ts';
import { generateScreenTables, writeMiniPages } from './screens-table.ts';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The contents of every generated file by its path. */
const generated: Readonly<Record<string, string>> = {
  ...generateCallTables(),
  ...generateScreenTables(),
  ...generateEnvironmentExample(),
  ...generateDefaultMessages(),
  ...Object.fromEntries(
    Object.entries(registry(listModuleFolders())).map(([name, text]) => [
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
writeMiniPages();
await writeMiniBrand();
console.log(`${Object.keys(generated).length} generated files, ${outdated.length} out of date.`);
process.exitCode = isCheck && outdated.length > 0 ? 1 : 0;
