import { schemas } from '@vitrine/modules/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/open-shop.ts';

const here = openShop();

async function open(path: string): Promise<Page> {
  const context = await here.browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(here.origin + path, { waitUntil: 'load' });
  return page;
}

const shift = (page: Page) =>
  page
    .locator('[data-moves] ul')
    .first()
    .evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);

describe('a carousel', () => {
  test('is swiped to its next slide', async () => {
    const page = await open('/gallery/imageSlide');
    const view = page.locator('[data-moves]').first();
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    if (!box) throw new Error('The carousel has no place');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    for (let x = 300; x > 40; x -= 20) await page.mouse.move(box.x + x, y);
    await page.mouse.up();
    await expect.poll(() => shift(page)).toBeLessThan(-300);
  });

  test('is a row that scrolls where there is no script', async () => {
    const context = await here.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${here.origin}/gallery/imageSlide`);
    expect(await page.locator('[data-moves]').count()).toBe(0);
    const row = page.locator('section[aria-roledescription] ul').first();
    expect(await row.locator('> li').count()).toBeGreaterThan(1);
  });
});

describe('the showcase', () => {
  /** The app's own, and what speaks of a page and shows nothing. */
  const NOT_HERE = ['campaignSubscription', 'shareInfo'];
  const kinds = Object.keys(schemas).filter((code) => !NOT_HERE.includes(code));
  const codesIn = (html: string) => [
    ...new Set([...html.matchAll(/ data-module="(\w+)"/g)].map(([, code = '']) => code)),
  ];

  test('holds every kind of module', async () => {
    const page = await open('/content/showcase');
    await expect.poll(async () => codesIn(await page.content()).sort()).toEqual(kinds.sort());
  });

  test('holds them without scripts too, but for those that wait for a session', async () => {
    const answer = await fetch(`${here.origin}/content/showcase`);
    const shown = codesIn(await answer.text());
    const waiting = ['coupon', 'outfit', 'plpNavigation', 'productsWithCTA', 'slideProducts'];
    expect(kinds.filter((code) => !shown.includes(code)).sort()).toEqual(waiting);
  });
});

test('in the simulated app a campaign is subscribed to with the answer of the app', async () => {
  const page = await open(
    '/content/gallery-campaignsubscription?env=gallery&platform=ios&appVersion=6.14.0&evc=ffws',
  );
  await page.getByRole('button', { name: '订阅提醒' }).click();
  await page.getByRole('button', { name: '已订阅' }).waitFor();
});

test('what happens on a page is told to the shop when the page is left', async () => {
  const page = await open('/content/spring?utm_source=letter');
  const told = page.waitForRequest(/\/marketing\/trackings$/);
  await page.getByRole('button', { name: '新作' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const request = await told;
  const { events } = request.postDataJSON() as {
    events: { event: string; parameters: Record<string, unknown> }[];
  };
  expect(events[0]).toMatchObject({ event: 'GenericPageVisited' });
  expect(events[0]?.parameters).toMatchObject({ tid: 1243, utmSource: 'letter' });
  expect((await request.response())?.ok()).toBe(true);
});

test('as a page starts, it tells the data layer that the bridge is ready', async () => {
  const page = await open('/content/spring');
  const first = () =>
    page.evaluate(() => (window as { dataLayer?: unknown[] } & Window).dataLayer?.[0]);
  await expect.poll(first).toEqual({ event: 'bridgeReady' });
});
