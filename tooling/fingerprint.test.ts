import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let parent = '';
let root = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  root = join(parent, 'first');
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('changes with a changed or added source', () => {
  const before = fingerprint(root, ['src']);
  expect(fingerprint(root, ['src'])).toBe(before);
  writeFileSync(join(root, 'src/b.css'), '.x{}');
  const added = fingerprint(root, ['src']);
  writeFileSync(join(root, 'src/a.ts'), 'two');
  expect(new Set([before, added, fingerprint(root, ['src'])]).size).toBe(3);
});

test('does not change with tests, builds and other files', () => {
  const before = fingerprint(root, ['src']);
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
  writeFileSync(join(root, 'src/notes.md'), 'notes');
  mkdirSync(join(root, 'src/dist'));
  writeFileSync(join(root, 'src/dist/out.ts'), 'built');
  expect(fingerprint(root, ['src'])).toBe(before);
});

test('is the same for a copy in another folder', () => {
  writeFileSync(join(root, 'lock.json'), '{}');
  const copy = join(parent, 'second');
  cpSync(root, copy, { recursive: true });
  expect(fingerprint(copy, ['src'], ['lock.json'])).toBe(fingerprint(root, ['src'], ['lock.json']));
});
