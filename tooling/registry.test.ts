import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { generateRegistry, listModuleFolders } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
};

make('text/definition.ts', 'text/View.tsx', 'pos/definition.ts', 'pos/View.tsx');
make('appBar/definition.ts', 'appBar/View.web.tsx');
make('shareInfo/definition.ts', 'fields/label.ts', 'page/ModulePage.tsx');
const folders = listModuleFolders(pathToFileURL(`${folder}/`));
const files = generateRegistry(folders);

test('lists folders with a definition as module types, in alphabetical order', () => {
  expect(folders.map(({ code }) => code)).toEqual(['appBar', 'pos', 'shareInfo', 'text']);
});

test('lists every schema for the server', () => {
  expect(files['schemas.gen.ts']).toContain("import { schema as pos } from './pos/schema.ts';");
  expect(files['schemas.gen.ts']).toContain('  shareInfo,\n  text,\n');
});

test('loads modules lazily on the web and statically in mini-programs', () => {
  expect(files['registry.gen.ts']).toContain("pos: lazyModule('pos', () =>");
  expect(files['registry.gen.ts']).not.toContain("from './pos/");
  expect(files['registry.gen.mini.ts']).toContain('import { View as View_pos }');
  expect(files['registry.gen.mini.ts']).not.toContain('import(');
});

test('lists no view for a module that draws nothing', () => {
  expect(files['registry.gen.ts']).toContain('  shareInfo: { definition: shareInfo },\n');
  expect(files['registry.gen.mini.ts']).not.toContain('View_shareInfo');
});

test('keeps a view that only browsers show out of mini-programs', () => {
  expect(files['registry.gen.ts']).toContain("import('./appBar/View.web.tsx')");
  expect(files['registry.gen.mini.ts']).toContain('  appBar: { definition: appBar },\n');
});

test('gives the app the definitions without views, and says what a shopper sees', () => {
  expect(files['registry.gen.native.ts']).toContain('  pos: { definition: pos },\n');
  expect(files['registry.gen.native.ts']).not.toContain('View');
  expect(files['registry.gen.native.ts']).toContain("  'pos',\n  'text',\n");
  expect(files['registry.gen.native.ts']).not.toContain("'shareInfo',");
});
