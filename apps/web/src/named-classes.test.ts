import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHEET = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Classes that a view names, and its sheet does not know. */
function unknownIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(SHEET)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8');
    const known = new Set([...sheet.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, each]) => each));
    const named = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, each]) => each,
    );
    return named.filter((each) => !known.has(each)).map((each) => `${file}: ${each}`);
  });
}

test('every class that a view names is one of its sheet', () => {
  const views = globSync('packages/*/src/**/*.tsx', { cwd: ROOT }).map((file) => join(ROOT, file));
  expect(views.length).toBeGreaterThan(200);
  expect(views.flatMap(unknownIn)).toEqual([]);
});
