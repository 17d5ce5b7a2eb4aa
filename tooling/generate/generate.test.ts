import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const LIST = 'packages/state/src/slices.ts';
const ROUTES = 'packages/platform/src/routes.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listOf = (...names: string[]) =>
  names.map((name) => `export * from './slices/${name}.ts';\n`).join('');

test('writes a slice with its test, and lists it where its name stands in the alphabet', () => {
  write(LIST, listOf('bag', 'user'));
  const paths = generate('slice', 'orders', root).map((path) => relative(root, path));
  expect(paths.toSorted()).toEqual([
    LIST,
    'packages/state/src/slices/orders.test.ts',
    'packages/state/src/slices/orders.ts',
  ]);
  expect(read(LIST)).toBe(listOf('bag', 'orders', 'user'));
  expect(read('packages/state/src/slices/orders.ts')).not.toContain('__');
});

test.each(['account', 'catalogue'])('a screen of the area %s gets a folder and a row', (area) => {
  write(ROUTES, 'export const routes = defineRoutes({\n});\n');
  generate('feature', 'giftCards', root, area);
  expect(read(ROUTES)).toContain(`area: '${area}',`);
  expect(
    existsSync(join(root, `packages/features/src/screens/${area}/gift-cards/Screen.tsx`)),
  ).toBe(true);
});

test.each([
  ['an unknown kind', 'widget', 'orders', undefined, /"widget" is none of module, slice/],
  ['the name of something every object has', 'constructor', 'orders', undefined, /is none of/],
  ['an unknown area', 'feature', 'orders', 'admin', /"admin" is none of catalogue/],
  ['a name with a path in it', 'slice', '../orders', undefined, /is no name/],
])('refuses %s and writes nothing', (_, kind, name, area, message) => {
  write(LIST, listOf('bag'));
  expect(() => generate(kind, name, root, area)).toThrow(message);
  expect(read(LIST)).toBe(listOf('bag'));
});

test('never writes over a file that exists', () => {
  write(LIST, listOf('bag'));
  write('packages/state/src/slices/bag.ts', 'mine');
  expect(() => generate('slice', 'bag', root)).toThrow('exists already');
  expect(read('packages/state/src/slices/bag.ts')).toBe('mine');
  write('packages/modules/src/text/View.tsx', 'mine');
  expect(() => generate('module', 'text', root)).toThrow('exists already');
});

test('writes nothing when the file that lists the new code is not as expected', () => {
  write(LIST, '// No slices yet.\n');
  expect(() => generate('slice', 'orders', root)).toThrow('No line matches');
  expect(existsSync(join(root, 'packages/state/src/slices/orders.ts'))).toBe(false);
});
