import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { routes } from '../../packages/platform/src/routes.ts';
import type { Host } from '../mini-host/index.ts';
import { logIn } from './buyer.ts';
import { openProgram, PLATFORMS, programOf } from './programs.ts';

const shopOrigin = inject('shopOrigin');

interface Manifest {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
}

/** Whatever a page wants to be told of what it shows. */
const OPENED_WITH: Readonly<Record<string, string>> = {
  '/pages/content/index': 'id=spring',
  '/account/invitation/index': 'token=ABCD-EFGH',
  '/campaign/questionnaire/index': 'id=how-you-dress',
  '/campaign/lottery/index': 'id=autumn-lots',
};

function pagesOf(platform: (typeof PLATFORMS)[number]): string[] {
  const file = path.join(programOf(platform), 'app.json');
  const { pages, subPackages } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const apart = subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`));
  return [...pages, ...apart].map((page) => `/${page}`);
}

async function reach(host: Host, url: string): Promise<void> {
  host.stack.reLaunch(url);
  await host.idle();
}

describe.each(PLATFORMS)('a link into %s', (platform) => {
  it('may lead to any page: it has a name, something to say, and leads back home', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/login/index');
    onTestFinished(() => host.close());
    await logIn(host);
    const pages = pagesOf(platform);
    expect(pages).toHaveLength(Object.keys(routes).length);
    const silent: string[] = [];
    for (const page of pages) {
      const query = OPENED_WITH[page] ?? 'id=1';
      await reach(host, `${page}?${query}`);
      const isNamed =
        host.page().title !== '' || (platform === 'alipay' && page.includes('/home/'));
      if (!isNamed || host.page().text().length < 4) silent.push(page);
    }
    expect(silent).toEqual([]);
    expect(host.errors).toEqual([]);
  });
});
