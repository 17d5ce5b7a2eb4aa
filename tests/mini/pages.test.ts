import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { screens } from '../../apps/web/src/screens.gen.ts';
import { getMiniPath, type RouteName, routeNames } from '../../packages/platform/src/routes.ts';

interface AppConfig {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
  preloadRule: Record<string, { packages: string[] }>;
}

vi.stubGlobal('defineAppConfig', (config: AppConfig) => config);
/** Imported by URL, because its types belong to the mini-programs' own TypeScript project. */
const CONFIG = new URL('../../apps/mini/src/app.config.ts', import.meta.url).href;
const { default: app } = (await import(CONFIG)) as { default: AppConfig };
const listed = [
  ...app.pages,
  ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
].map((page) => `/${page}`);

const hasFiles = (page: string): boolean =>
  ['.tsx', '.config.ts'].every((ending) =>
    existsSync(new URL(`../../apps/mini/src${page}${ending}`, import.meta.url)),
  );

it('lists a page for every screen of the web', () => {
  const pages = (Object.keys(screens) as RouteName[]).map(getMiniPath);
  expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
});

it('lists every page once, with its files and its row in the screen table', () => {
  const known = routeNames.map(getMiniPath);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((page) => !hasFiles(page) || !known.includes(page))).toEqual([]);
});

it('preloads existing packages from existing pages', () => {
  const roots = app.subPackages.map(({ root }) => root);
  for (const [page, { packages }] of Object.entries(app.preloadRule)) {
    expect(listed).toContain(`/${page}`);
    expect(roots).toEqual(expect.arrayContaining(packages));
  }
});
