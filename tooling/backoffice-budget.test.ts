import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findBackofficeProblems, measureBackoffice } from './backoffice-budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'backoffice-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/screens/today/Today.tsx': { file: 'Today.js', imports: ['_shared.js'] },
  'src/screens/log-in/LogIn.tsx': { file: 'LogIn.js' },
  'src/screens/studio/Studio.tsx': { file: 'Studio.js' },
};

test('measures what the first screen imports and leaves out other screens', () => {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  const texts = {
    index: '1',
    shared: 'new ZodError()',
    Today: '2',
    LogIn: '3',
    Studio: 'puckeditor',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.js`), text);
  const bytes = measureBackoffice(pathToFileURL(`${folder}/`));
  expect(bytes.files.map(({ name }) => name).sort()).toEqual([
    'LogIn.js',
    'Today.js',
    'index.js',
    'shared.js',
  ]);
  expect(findBackofficeProblems(bytes)).toEqual([
    "zod is part of the back office's first screen: shared.js",
  ]);
});

test('finds a first screen that is too large or contains the studio', () => {
  const files = [{ name: 'index.js', text: 'PuckLayout' }];
  expect(findBackofficeProblems({ kilobytes: 301, files })).toEqual([
    'the back office needs more than 300 KB at first',
    "the studio is part of the back office's first screen: index.js",
  ]);
});
