import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  writeFileSync(join(folder, 'a.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a changed, added or renamed source makes another fingerprint', () => {
  const before = fingerprint([folder]);
  expect(fingerprint([folder])).toBe(before);
  writeFileSync(join(folder, 'b.css'), '.x{}');
  const added = fingerprint([folder]);
  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(new Set([before, added, fingerprint([folder])]).size).toBe(3);
});

test('tests, builds and other files do not make a build stale', () => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, 'a.test.ts'), 'test');
  writeFileSync(join(folder, 'notes.md'), 'notes');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'out.ts'), 'built');
  expect(fingerprint([folder])).toBe(before);
});
