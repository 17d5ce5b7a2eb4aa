import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findActiveTab } from './elevator-tabs.ts';

test.each([
  ['to the top', [300, 900, 1400], 0],
  ['to the first module', [0, 600, 1100], 0],
  ['between two modules', [-400, 200, 700], 0],
  ['to the second module, short of a pixel', [-598, 1.5, 500], 1],
  ['past the last module', [-1600, -1000, -500], 2],
  ['with a missing anchor', [-400, undefined, -10], 2],
  ['without measurements', [undefined, undefined], 0],
])('finds the active tab when scrolled %s', (_, tops, active) =>
  expect(findActiveTab(tops)).toBe(active),
);

test('a tab leaves 20 px between its bar and the module', () => {
  const css = readFileSync(join(import.meta.dirname, 'ModuleFrame.module.css'), 'utf8');
  const tokens = readFileSync(join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8');
  expect(css).toMatch(
    /margin-top: calc\(\s*-1 \*\s*\([^;]*--tabs-height\)[^;]*\+ var\(--space-5\)\)/,
  );
  expect(tokens).toContain('--space-5: 20px;');
});
