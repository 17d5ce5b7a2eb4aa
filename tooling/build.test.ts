import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILD_SOURCES } from './build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files outside of an app that the configuration of its build imports. */
function listImports(config: string): string[] {
  const source = readFileSync(join(ROOT, config), 'utf8');
  return [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, config, '..', path)),
  );
}

test.each([
  ['web', 'apps/web/vite.config.ts'],
  ['backoffice', 'apps/backoffice/vite.config.ts'],
] as const)('a change of anything that the build of %s imports makes it stale', (app, config) => {
  const imports = listImports(config);
  expect(imports.length).toBeGreaterThan(0);
  const isWatched = (path: string) =>
    BUILD_SOURCES[app].some((folder) => path.startsWith(`${folder}/`));
  expect(imports.filter((path) => !isWatched(path))).toEqual([]);
});
