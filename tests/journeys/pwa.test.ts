import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrollToEnd, waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

const widthOf = (element: Element) => (element as HTMLImageElement).naturalWidth;

/** Finds images of the page that are not in the cache yet. */
const findUncachedImages = (page: Page) =>
  page.evaluate(async () => {
    const sources = [...document.images].map((it) => it.currentSrc).filter(Boolean);
    const matches = await Promise.all(sources.map((it) => caches.match(it, { ignoreVary: true })));
    return sources.filter((_, index) => !matches[index]);
  });

test('can be installed as an app', async () => {
  const answer = await fetch(`${shop.origin}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ display: 'standalone', start_url: '/' });
  const html = await (await fetch(shop.origin)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('opens cached pages offline, and shows a message for other pages', async () => {
  const { page, context, close } = await shop.openSession({ serviceWorker: true });
  await page.goto('/content/spring');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The service worker caches only requests made after it was installed: loads the page a second time.
  await page.reload();
  await waitForHydration(page);
  await scrollToEnd(page);
  const title = await page.title();
  const products = page.locator('main article').first();
  await products.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => findUncachedImages(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  expect(await page.title()).toBe(title);
  await products.waitFor();
  const firstImage = page.locator('main img').first();
  await expect.poll(() => firstImage.evaluate(widthOf)).toBeGreaterThan(0);

  await page.goto('/en/search');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('searchbox').waitFor();
  await close();
});
