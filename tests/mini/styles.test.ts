import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkStyles, findRefusedStyles, listStyleFiles } from '../../apps/mini/scripts/styles.ts';
import { findProgram, PLATFORMS } from './programs.ts';

it.each(PLATFORMS)('the styles of %s use only what all vendors accept', (platform) => {
  const folder = findProgram(platform);
  expect(listStyleFiles(folder).length).toBeGreaterThan(30);
  expect(checkStyles(folder)).toEqual([]);
});

describe('the list of accepted styles', () => {
  it.each([
    '.a, .b.c:not(:first-child)::after { color: red }',
    '.a > .b + .c:nth-child(2n + 1) { color: red }',
    'page { --a: 1px }',
    '@media (hover: hover) { .a:hover { color: red } }',
    '@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }',
    '.a { background: url("data:image/svg+xml,x") }',
  ])('accepts %s', (css) => expect(findRefusedStyles(css)).toEqual([]));

  it.each([
    ['.a > * { color: red }', '.a > *'],
    ['.a, .b:has(.c) { color: red }', '.b:has(.c)'],
    ['.a ~ .b { color: red }', '.a ~ .b'],
    ['.a[aria-busy] { color: red }', '.a[aria-busy]'],
    ['.a\\:b { color: red }', '.a\\:b'],
    ['.a section { color: red }', '.a section'],
    ['#a { color: red }', '#a'],
    ['.a:is(.b) { color: red }', '.a:is(.b)'],
    ['.a { .b { color: red } }', 'nested .b'],
    ['@layer a { .b { color: red } }', '@layer'],
    ['@supports (a: b) { .b { color: red } }', '@supports'],
    ['.a { src: url(a.png) }', 'src: url(a.png)'],
  ])('refuses %s', (css, refused) => expect(findRefusedStyles(css)).toEqual([refused]));
});

/** WeChat's own style compiler, which its developer tool runs. It is published for two platforms. */
const COMPILERS: Readonly<Record<string, string>> = { 'linux-x64': 'linux', 'darwin-x64': 'mac' };
const compiler = COMPILERS[`${process.platform}-${process.arch}`];

/** Compiles the style files of a folder; those of pages come first, as the compiler wants them. */
function compileStyles(folder: string) {
  const file = fileURLToPath(import.meta.resolve(`miniprogram-compiler/bin/${compiler}/wcsc`));
  chmodSync(file, 0o755);
  const isPage = (name: string) => existsSync(path.join(folder, name.replace(/wxss$/, 'json')));
  const names = listStyleFiles(folder);
  const pages = names.filter(isPage);
  const { status, stderr, stdout } = spawnSync(
    file,
    ['-db', '-pc', String(pages.length), ...pages, ...names.filter((name) => !isPage(name))],
    { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
  );
  return { status, message: stderr, size: stdout.length };
}

describe.runIf(compiler)('the style compiler of WeChat', () => {
  it('compiles every style of the program', () => {
    const { size, ...outcome } = compileStyles(findProgram('weapp'));
    expect(outcome).toEqual({ status: 0, message: '' });
    expect(size).toBeGreaterThan(100_000);
  });

  it('names the file of a selector that it refuses', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-styles-'));
    writeFileSync(path.join(folder, 'app.wxss'), '.a > * { color: red }');
    expect(compileStyles(folder)).toMatchObject({
      status: 1,
      message: expect.stringContaining('app.wxss(1:6): error at token `*`'),
    });
    rmSync(folder, { recursive: true });
  });
});
