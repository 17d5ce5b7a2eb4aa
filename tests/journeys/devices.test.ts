import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from '../support/open-shop.ts';
import { readToTheEnd, takenOver } from '../support/visit.ts';

const here = openShop();

const widthOf = (element: Element) => (element as HTMLImageElement).naturalWidth;

/** Pictures on the page that the device has not put away yet. */
const unkept = (page: Page) =>
  page.evaluate(async () => {
    const sources = [...document.images].map((it) => it.currentSrc).filter(Boolean);
    const found = await Promise.all(sources.map((it) => caches.match(it, { ignoreVary: true })));
    return sources.filter((_, index) => !found[index]);
  });

test('a device can put the shop among its apps', async () => {
  const answer = await fetch(`${here.origin}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ display: 'standalone', start_url: '/' });
  const html = await (await fetch(here.origin)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('pages already seen open without a network, others say why they cannot', async () => {
  const { page, context, end } = await here.visit({ keeps: true });
  await page.goto('/content/spring');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker sees what comes after it: the second visit is the one that it keeps.
  await page.reload();
  await takenOver(page);
  await readToTheEnd(page);
  const title = await page.title();
  const products = page.locator('main article').first();
  await products.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => unkept(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await takenOver(page);
  expect(await page.title()).toBe(title);
  await products.waitFor();
  const opening = page.locator('main img').first();
  await expect.poll(() => opening.evaluate(widthOf)).toBeGreaterThan(0);

  await page.goto('/en/search');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('searchbox').waitFor();
  await end();
});
