import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findProgram } from './programs.ts';

const readJson = (platform: 'weapp' | 'tt' | 'alipay', name: string) =>
  JSON.parse(readFileSync(path.join(findProgram(platform), name), 'utf8'));

it.each([
  ['weapp', 'project.config.json'],
  ['tt', 'project.config.json'],
  ['alipay', 'mini.project.json'],
] as const)('the tool of %s finds its project file', (platform, name) => {
  expect(existsSync(path.join(findProgram(platform), name))).toBe(true);
});

it('WeChat loads the code of a page when it is opened', () => {
  expect(readJson('weapp', 'app.json').lazyCodeLoading).toBe('requiredComponents');
});

it('WeChat indexes no page with personal data', () => {
  const { rules } = readJson('weapp', readJson('weapp', 'app.json').sitemapLocation);
  const hidden = rules.flatMap(({ action, page }: Record<string, string>) =>
    action === 'disallow' ? [page] : [],
  );
  expect(hidden).toEqual(['account/*', 'order/*', 'pages/bag/index', 'pages/user/me/index']);
  expect(rules.at(-1)).toEqual({ action: 'allow', page: '*' });
});
