import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHEET = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Class names in a view that its style sheet does not define. */
function findUndefinedClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(SHEET)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8');
    const defined = new Set([...sheet.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, each]) => each));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each]) => each);
    return used.filter((each) => !defined.has(each)).map((each) => `${file}: ${each}`);
  });
}

test('every class name in a view is defined in its style sheet', () => {
  const views = globSync('packages/*/src/**/*.tsx', { cwd: ROOT }).map((file) => join(ROOT, file));
  expect(views.length).toBeGreaterThan(200);
  expect(views.flatMap(findUndefinedClasses)).toEqual([]);
});
