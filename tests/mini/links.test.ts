import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { routes } from '../../packages/platform/src/routes.ts';
import type { Host } from '../mini-host/index.ts';
import { findProgram, openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');

interface Manifest {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
}

/** The queries of pages that need a particular one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/pages/content/index': 'id=spring',
  '/account/invitation/index': 'token=ABCD-EFGH',
  '/campaign/questionnaire/index': 'id=how-you-dress',
  '/campaign/lottery/index': 'id=autumn-lots',
};

function listPages(platform: (typeof PLATFORMS)[number]): string[] {
  const file = path.join(findProgram(platform), 'app.json');
  const { pages, subPackages } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const inPackages = subPackages.flatMap(({ root, pages: subPages }) =>
    subPages.map((page) => `${root}/${page}`),
  );
  return [...pages, ...inPackages].map((page) => `/${page}`);
}

async function openPage(host: Host, url: string): Promise<void> {
  host.stack.reLaunch(url);
  await host.idle();
}

describe.each(PLATFORMS)('a link into %s', (platform) => {
  it('can open any page, which has a title and content', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/login/index');
    await logIn(host);
    const pages = listPages(platform);
    expect(pages).toHaveLength(Object.keys(routes).length);
    const emptyPages: string[] = [];
    for (const page of pages) {
      const query = QUERIES[page] ?? 'id=1';
      await openPage(host, `${page}?${query}`);
      const hasTitle =
        host.page().title !== '' || (platform === 'alipay' && page.includes('/home/'));
      if (!hasTitle || host.page().text().length < 4) emptyPages.push(page);
    }
    expect(emptyPages).toEqual([]);
    expect(host.errors).toEqual([]);
  });
});
