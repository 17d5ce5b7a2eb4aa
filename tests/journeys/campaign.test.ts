import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, phone, waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

const openSessionWithoutMotion = () => shop.openSession({ reducedMotion: true });

describe('the index of a content page', () => {
  const indexOf = (page: Page) => page.getByRole('navigation', { name: '本页目录' });
  const current = (page: Page) => indexOf(page).locator('[aria-current]').textContent();
  /** Measures the distance from the bottom of the index to the top of a module. */
  const measureGap = (page: Page, id: string) =>
    page.evaluate((anchor) => {
      const index = document.querySelector('nav[aria-label="本页目录"]');
      const module = document.getElementById(anchor)?.nextElementSibling;
      const foot = index?.getBoundingClientRect().bottom ?? Number.NaN;
      return Math.round((module?.getBoundingClientRect().top ?? Number.NaN) - foot);
    }, `module-${id}`);

  test('stays visible, scrolls to its modules, and highlights the current one', async () => {
    const { page, close } = await openSessionWithoutMotion();
    await page.goto('/content/spring');
    await waitForHydration(page);
    expect(await current(page)).toBe('礼券');

    await indexOf(page).getByRole('button', { name: '穿着' }).click();
    await expect.poll(() => measureGap(page, 'first-warm')).toBe(20);
    await expect.poll(() => current(page)).toBe('穿着');
    expect(await indexOf(page).isVisible()).toBe(true);

    // The page grows while modules load during the scroll.
    const scrollBy = async (distance: number) => {
      await page.mouse.wheel(0, distance);
      return current(page);
    };
    await expect.poll(() => scrollBy(9_000)).toBe('丝');
    await expect.poll(() => scrollBy(-9_000)).toBe('礼券');
    await close();
  });

  test('moves by arrow keys and opens a module by Enter', async () => {
    const { page, close } = await openSessionWithoutMotion();
    await page.goto('/content/spring');
    await waitForHydration(page);
    await indexOf(page).getByRole('button', { name: '礼券' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => measureGap(page, 'new')).toBe(20);
    await close();
  });

  test('removes the tab of a sale when the sale ends', async () => {
    const { page, close } = await openSessionWithoutMotion();
    await page.clock.install();
    await page.goto('/content/spring');
    await waitForHydration(page);
    const sale = page.locator('[data-module="flashSale"]');
    await sale.waitFor({ state: 'attached' });
    await page.clock.fastForward(22 * 24 * 3_600_000);
    await sale.waitFor({ state: 'detached' });
    expect(await indexOf(page).getByRole('button', { name: '鞋与包' }).count()).toBe(0);
    expect(await indexOf(page).getByRole('button', { name: '丝' }).count()).toBe(1);
    await close();
  });
});

test('opens the rules of a promotion in a sheet, and returns the focus when it closes', async () => {
  const { page, close } = await openSessionWithoutMotion();
  await page.goto('/content/autumn-letter');
  await waitForHydration(page);
  const line = page
    .locator('[data-module="pos"]')
    .getByRole('button', { name: '所有价格已含进口税费' });
  await line.first().focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: '价格里有什么' });
  await rules.getByText('已含关税与增值税').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  expect(await line.first().evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

/** The height of one banner. */
const BANNER_PX = 64;

test('frees the space of a banner that is closed', async () => {
  const { page, close } = await openSessionWithoutMotion();
  await page.goto('/gallery/smartBanner');
  await waitForHydration(page);
  const banners = page.getByRole('complementary', { name: '应用下载' });
  await banners.first().waitFor();
  const before = await banners.count();
  const body = page.locator('[style*="--docked"]').first();
  const readHeight = async () => (await body.boundingBox())?.height ?? 0;
  const heightBefore = await readHeight();
  for (let left = before; left > 0; left -= 1) {
    await banners.first().getByRole('button', { name: '关闭' }).click();
    await expect.poll(() => banners.count()).toBe(left - 1);
  }
  expect(heightBefore - (await readHeight())).toBeGreaterThanOrEqual(before * BANNER_PX);
  await close();
});

test.each([
  ['a phone', phone, `${BANNER_PX}px`],
  ['a desktop, which has no banner', desktop, '0px'],
])(
  'reserves the height of a banner for sticky elements and anchors on %s',
  async (_, window, height) => {
    const { page, close } = await shop.openSession(window);
    await page.goto('/content/gallery-smartbanner?env=gallery');
    const body = page.locator('[style*="--docked"]').first();
    const barsHeight = () =>
      body.evaluate((element) => getComputedStyle(element).getPropertyValue('--bars'));
    expect(await barsHeight()).toBe(height);
    await close();
  },
);

test('hides app banners in the app and in mini-programs', async () => {
  const { page, close } = await openSessionWithoutMotion();
  for (const bar of ['smartBanner', 'developerInfo']) {
    for (const platform of ['ios', 'android', 'minip']) {
      await page.goto(`/content/gallery-${bar.toLowerCase()}?env=gallery&platform=${platform}`);
      await waitForHydration(page);
      expect(await page.locator('[data-module="contentTitle"]').count()).toBeGreaterThan(0);
      expect(await page.locator(`[data-module="${bar}"]`).count()).toBe(0);
    }
  }
  await close();
});

test('shows a product and similar products in a sheet', async () => {
  const { page, close } = await openSessionWithoutMotion();
  await page.goto('/gallery/relevantProducts');
  await waitForHydration(page);
  const picture = page
    .locator('[data-module="relevantProducts"]')
    .locator('[aria-haspopup="dialog"]')
    .first();
  await picture.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('价格已含税').waitFor();
  expect(await sheet.getByText(/^¥[\d,]+$/).count()).toBeGreaterThan(0);
  await sheet.getByRole('heading', { name: /相似/ }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await close();
});

test('offers the home page in place of a withdrawn product', async () => {
  const { page, close } = await openSessionWithoutMotion();
  await page.goto('/gallery/relevantProducts');
  await waitForHydration(page);
  const withdrawn = page.locator('[data-module="relevantProducts"]').getByText('这一件已下架');
  await withdrawn.locator('..').getByRole('link', { name: '回到首页' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await close();
});

test('buys a whole outfit with a size for each product', async () => {
  const { page, takeErrors, close } = await shop.openSession({ ...phone, reducedMotion: true });
  await page.goto('/content/spring');
  await waitForHydration(page);
  const buy = page.getByRole('button', { name: /^购买整套 ¥/ }).first();
  const price = /¥[\d,]+/.exec(await buy.innerText())?.[0] ?? '';
  await buy.click();
  const sheet = page.getByRole('dialog', { name: '购买整套' });
  const add = sheet.getByRole('button', { name: '加入购物袋' });
  // The sheet shows the price once its products have loaded.
  await sheet.getByRole('status').filter({ hasText: price }).waitFor();
  await add.click();
  await sheet.getByText('请选择尺码').first().waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const groups = await sheet.getByRole('radiogroup').all();
  for (const sizes of groups) await sizes.getByRole('radio', { disabled: false }).first().click();
  const count = await sheet.getByRole('checkbox', { checked: true }).count();
  await add.click();
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: new RegExp(`去结算.*${count} 件`) }).waitFor();
  expect(takeErrors()).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/content/spring');
  await sheet.waitFor({ state: 'hidden' });
  await close();
});
