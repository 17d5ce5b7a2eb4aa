import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLOSE_MS } from './primitives/overlay/useClosingTransition.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SHEETS = ['packages/*/src/**/*.css', 'apps/*/src/**/*.css'];

/** Tablet, desktop, wide desktop, and the last pixel below desktop. */
const WIDTHS = ['768px', '1024px', '1280px', '1023px'];

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokenNames = new Set(Array.from(tokens.matchAll(/(--[\w-]+):/g), ([, name]) => name));

test.each(globSync(SHEETS, { cwd: ROOT }))('%s uses the breakpoints of the design only', (file) => {
  const css = readFileSync(join(ROOT, file), 'utf8');
  const widths = Array.from(
    css.matchAll(/(?:min|max)-width:\s*([\d.]+\w+)\)/g),
    ([, width]) => width,
  );
  expect(widths.filter((width) => !WIDTHS.includes(width ?? ''))).toEqual([]);
});

test('spacing, type, duration and z-index tokens in use are all defined', () => {
  const used = globSync(SHEETS, { cwd: ROOT }).flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(
        /var\((--(?:space|text|leading|tracking|duration|font|z)-[\w-]+)/g,
      ),
      ([, name]) => name,
    ),
  );
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => !tokenNames.has(name))).toEqual([]);
});

test('the closing animation lasts as long as its token', () => {
  expect(tokens).toContain(`--duration-close: ${CLOSE_MS}ms;`);
});

const readSheet = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the underline of a tab moves in a fifth of a second', () => {
  expect(tokens).toContain('--duration-transition: 200ms;');
  expect(readSheet('primitives/tabs/Tabs.module.css')).toContain(
    'transform var(--duration-transition)',
  );
});

test('product lists have two columns', () => {
  expect(readSheet('components/product-grid/ProductGrid.module.css')).toMatch(
    /^\.grid \{\n {2}display: grid;\n {2}grid-template-columns: repeat\(2, minmax\(0, 1fr\)\);/,
  );
});
