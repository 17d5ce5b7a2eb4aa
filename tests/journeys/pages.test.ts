import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { desk, phone, readToTheEnd, takenOver, type Visit, visit } from '../support/visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a reader notices as a jump is a tenth; nothing of ours may come near. */
const STILL = 0.01;

let shop: RunningShop;
let browser: Browser;
let product = '';
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  const found = await fetch(`${shop.origin}/api/v1/search/products?size=1`);
  product = `/product/detail/${(await found.json()).items[0].id}`;
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const screens: readonly [string, () => string][] = [
  ['home of women', () => ''],
  ['home of men', () => '/men'],
  ['home of kids', () => '/kids'],
  ['campaign', () => '/content/spring'],
  ['page with every module', () => '/content/showcase'],
  ['reading page', () => '/content/returns'],
  ['list', () => '/product/list?category=141258'],
  ['list without a result', () => '/product/list?keyword=zzzz'],
  ['product', () => product],
  ['categories', () => '/category'],
  ['brands', () => '/category?tab=brands'],
  ['search', () => '/search'],
  ['bag', () => '/bag'],
  ['me', () => '/user/me'],
  ['place that leads nowhere', () => '/no/such/place'],
  ['content that is missing', () => '/content/no-such-page'],
];

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** The page's own policy forbids injected scripts, so this one is evaluated instead. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Finding[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

const emptyPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([
  ['Chinese on a phone', '', phone],
  ['English on a phone, without motion', '/en', { ...phone, reducedMotion: true }],
  ['Chinese on a desk, without motion', '', { ...desk, reducedMotion: true }],
  ['English on a desk', '/en', desk],
] as const)('in %s', (_, prefix, options) => {
  let shopper: Visit;
  beforeAll(async () => {
    shopper = await visit(browser, shop.origin, options);
  });
  afterAll(() => shopper?.end());

  test.each(screens)('%s: complete, quiet, still and accessible', async (_name, path) => {
    const { page, complaints, layoutShift } = shopper;
    await page.goto(prefix + path() || '/');
    await takenOver(page);
    await readToTheEnd(page);
    expect(complaints()).toEqual([]);
    expect(await emptyPictures(page)).toEqual([]);
    expect(await layoutShift()).toBeLessThan(STILL);
    expect(await width(page)).toBeLessThanOrEqual(options.viewport.width);
    if ('reducedMotion' in options) expect(await moving(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });
});
