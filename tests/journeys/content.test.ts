import { schemas } from '@vitrine/modules/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

async function open(path: string): Promise<Page> {
  const { page } = await shop.openSession();
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

const readSlideOffset = (page: Page) =>
  page
    .locator('[data-carousel] ul')
    .first()
    .evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);

describe('a carousel', () => {
  test('moves to the next slide by a swipe', async () => {
    const page = await open('/gallery/imageSlide');
    const viewport = page.locator('[data-carousel]').first();
    await viewport.scrollIntoViewIfNeeded();
    const box = await viewport.boundingBox();
    if (!box) throw new Error('The carousel has no bounding box');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    for (let x = 300; x > 40; x -= 20) await page.mouse.move(box.x + x, y);
    await page.mouse.up();
    await expect.poll(() => readSlideOffset(page)).toBeLessThan(-300);
  });

  test('is a scrolling row without JavaScript', async () => {
    const { page } = await shop.openSession({ javaScriptEnabled: false });
    await page.goto('/gallery/imageSlide');
    expect(await page.locator('[data-carousel]').count()).toBe(0);
    const row = page.locator('section[aria-roledescription] ul').first();
    expect(await row.locator('> li').count()).toBeGreaterThan(1);
  });
});

describe('the showcase', () => {
  /** Modules of the app only, and modules that draw nothing. */
  const NOT_DRAWN = ['campaignSubscription', 'shareInfo'];
  const types = Object.keys(schemas).filter((code) => !NOT_DRAWN.includes(code));
  const codesIn = (html: string) => [
    ...new Set([...html.matchAll(/ data-module="(\w+)"/g)].map(([, code = '']) => code)),
  ];

  test('shows every module type', async () => {
    const page = await open('/content/showcase');
    await expect.poll(async () => codesIn(await page.content()).sort()).toEqual(types.sort());
  });

  test('shows every module type without JavaScript, except those that need a session', async () => {
    const answer = await fetch(`${shop.origin}/content/showcase`);
    const drawn = codesIn(await answer.text());
    const needSession = ['coupon', 'outfit', 'plpNavigation', 'productsWithCTA', 'slideProducts'];
    expect(types.filter((code) => !drawn.includes(code)).sort()).toEqual(needSession);
  });
});

test('subscribes to a campaign through the simulated app', async () => {
  const page = await open(
    '/content/gallery-campaignsubscription?env=gallery&platform=ios&appVersion=6.14.0&evc=ffws',
  );
  await page.getByRole('button', { name: '订阅提醒' }).click();
  await page.getByRole('button', { name: '已订阅' }).waitFor();
});

test('sends the tracking events of a page when the page is left', async () => {
  const page = await open('/content/spring?utm_source=letter');
  const tracking = page.waitForRequest(/\/marketing\/trackings$/);
  await page.getByRole('button', { name: '新作' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const request = await tracking;
  const { events } = request.postDataJSON() as {
    events: { event: string; parameters: Record<string, unknown> }[];
  };
  expect(events[0]).toMatchObject({ event: 'GenericPageVisited' });
  expect(events[0]?.parameters).toMatchObject({ tid: 1243, utmSource: 'letter' });
  expect((await request.response())?.ok()).toBe(true);
});

test('reports a ready bridge to the data layer when a page starts', async () => {
  const page = await open('/content/spring');
  const first = () =>
    page.evaluate(() => (window as { dataLayer?: unknown[] } & Window).dataLayer?.[0]);
  await expect.poll(first).toEqual({ event: 'bridgeReady' });
});
