import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, phone, takenOver } from '../support/visit.ts';

const here = openShop();

const still = () => here.visit({ reducedMotion: true });

describe('the index of a page', () => {
  const indexOf = (page: Page) => page.getByRole('navigation', { name: '本页目录' });
  const current = (page: Page) => indexOf(page).locator('[aria-current]').textContent();
  /** From the foot of the index to the head of a module. */
  const airAbove = (page: Page, id: string) =>
    page.evaluate((anchor) => {
      const index = document.querySelector('nav[aria-label="本页目录"]');
      const module = document.getElementById(anchor)?.nextElementSibling;
      const foot = index?.getBoundingClientRect().bottom ?? Number.NaN;
      return Math.round((module?.getBoundingClientRect().top ?? Number.NaN) - foot);
    }, `module-${id}`);

  test('stays in sight, leads to its modules, and follows the reader', async () => {
    const { page, end } = await still();
    await page.goto('/content/spring');
    await takenOver(page);
    expect(await current(page)).toBe('礼券');

    await indexOf(page).getByRole('button', { name: '穿着' }).click();
    await expect.poll(() => airAbove(page, 'first-warm')).toBe(20);
    await expect.poll(() => current(page)).toBe('穿着');
    expect(await indexOf(page).isVisible()).toBe(true);

    // The page grows while it is read.
    const roll = async (distance: number) => {
      await page.mouse.wheel(0, distance);
      return current(page);
    };
    await expect.poll(() => roll(9_000)).toBe('丝');
    await expect.poll(() => roll(-9_000)).toBe('礼券');
    await end();
  });

  test('is walked by arrows and opened by Enter', async () => {
    const { page, end } = await still();
    await page.goto('/content/spring');
    await takenOver(page);
    await indexOf(page).getByRole('button', { name: '礼券' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => airAbove(page, 'new')).toBe(20);
    await end();
  });

  test('loses the tab of a sale as the sale ends', async () => {
    const { page, end } = await still();
    await page.clock.install();
    await page.goto('/content/spring');
    await takenOver(page);
    const sale = page.locator('[data-module="flashSale"]');
    await sale.waitFor({ state: 'attached' });
    await page.clock.fastForward(22 * 24 * 3_600_000);
    await sale.waitFor({ state: 'detached' });
    expect(await indexOf(page).getByRole('button', { name: '鞋与包' }).count()).toBe(0);
    expect(await indexOf(page).getByRole('button', { name: '丝' }).count()).toBe(1);
    await end();
  });
});

test('the rules of a promotion slide up, and give the focus back as they close', async () => {
  const { page, end } = await still();
  await page.goto('/content/autumn-letter');
  await takenOver(page);
  const line = page
    .locator('[data-module="pos"]')
    .getByRole('button', { name: '所有价格已含进口税费' });
  await line.first().focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: '价格里有什么' });
  await rules.getByText('已含关税与增值税').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  expect(await line.first().evaluate((element) => element === document.activeElement)).toBe(true);
  await end();
});

/** As high as a banner is. */
const BANNER_PX = 64;

test('a banner that is sent away takes its room with it', async () => {
  const { page, end } = await still();
  await page.goto('/gallery/smartBanner');
  await takenOver(page);
  const banners = page.getByRole('complementary', { name: '应用下载' });
  await banners.first().waitFor();
  const before = await banners.count();
  const body = page.locator('[style*="--docked"]').first();
  const room = async () => (await body.boundingBox())?.height ?? 0;
  const tall = await room();
  for (let left = before; left > 0; left -= 1) {
    await banners.first().getByRole('button', { name: '关闭' }).click();
    await expect.poll(() => banners.count()).toBe(left - 1);
  }
  expect(tall - (await room())).toBeGreaterThanOrEqual(before * BANNER_PX);
  await end();
});

test.each([
  ['a narrow window', phone, `${BANNER_PX}px`],
  ['a wide one, which has no banner', desk, '0px'],
])(
  'what sticks, and what an index leads to, leaves the room of a banner in %s',
  async (_, window, room) => {
    const { page, end } = await here.visit(window);
    await page.goto('/content/gallery-smartbanner?env=gallery');
    const body = page.locator('[style*="--docked"]').first();
    const left = () => body.evaluate((found) => getComputedStyle(found).getPropertyValue('--bars'));
    expect(await left()).toBe(room);
    await end();
  },
);

test('the app and the mini-programs are not invited into the app', async () => {
  const { page, end } = await still();
  for (const bar of ['smartBanner', 'developerInfo']) {
    for (const platform of ['ios', 'android', 'minip']) {
      await page.goto(`/content/gallery-${bar.toLowerCase()}?env=gallery&platform=${platform}`);
      await takenOver(page);
      expect(await page.locator('[data-module="contentTitle"]').count()).toBeGreaterThan(0);
      expect(await page.locator(`[data-module="${bar}"]`).count()).toBe(0);
    }
  }
  await end();
});

test('a product tells of itself in a sheet, with pieces like it', async () => {
  const { page, end } = await still();
  await page.goto('/gallery/relevantProducts');
  await takenOver(page);
  const picture = page
    .locator('[data-module="relevantProducts"]')
    .locator('[aria-haspopup="dialog"]')
    .first();
  await picture.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('已含进口税费').waitFor();
  expect(await sheet.getByText(/^¥[\d,]+$/).count()).toBeGreaterThan(0);
  await sheet.getByRole('heading', { name: /相似/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await end();
});

test('a product that is gone leads home', async () => {
  const { page, end } = await still();
  await page.goto('/gallery/relevantProducts');
  await takenOver(page);
  const gone = page.locator('[data-module="relevantProducts"]').getByText('这一件已下架');
  await gone.locator('..').getByRole('link', { name: '回到首页' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await end();
});
