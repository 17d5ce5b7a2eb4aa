import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索' });
const emptyResult = (page: Page, word: string) =>
  page.getByRole('heading', { name: `没有找到“${word}”` });

test('suggests searches, remembers recent ones, and offers products for an empty result', async () => {
  const { page, takeErrors, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/search');
  await waitForHydration(page);
  await field(page).fill('大衣');
  await page.getByRole('link', { name: /^羊毛大衣/ }).waitFor();
  await page.waitForURL('**/search?*keyword=*');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^羊毛大衣/ }).click();
  await page.waitForURL('**/product/list?*');
  await page.goBack();
  await page.waitForURL('**/search?*');
  expect(await field(page).inputValue()).toBe('大衣');

  await field(page).fill('zzzz');
  await page.getByRole('link', { name: '搜索“zzzz”' }).waitFor();
  await field(page).press('Enter');
  await emptyResult(page, 'zzzz').waitFor();
  await page.getByRole('heading', { name: '也许合意' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/search');
  await waitForHydration(page);
  const recentSearch = page.getByRole('link', { name: /^Zzzz/ });
  await recentSearch.waitFor();
  await page.getByRole('button', { name: '清空最近搜索' }).click();
  await recentSearch.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: '大家在找' }).waitFor();
  expect(await recentSearch.count()).toBe(0);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('understands pinyin and a slip, and goes to the page that a word leads to', async () => {
  const { page, takeErrors, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/search?gender=women');
  await waitForHydration(page);
  await field(page).fill('fengyi');
  await page.getByRole('link', { name: /^风衣/ }).first().waitFor();
  await field(page).fill('凤衣');
  await field(page).press('Enter');
  await page.getByText('没有找到“凤衣”，以下是“风衣”的结果').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/search?*');
  await field(page).fill('早春');
  await page.getByRole('link', { name: '早春', exact: true }).waitFor();
  await field(page).press('Enter');
  await page.waitForURL('**/content/spring');
  await page.goBack();
  await page.waitForURL('**/search?*');
  expect(takeErrors()).toEqual([]);
  await close();
});

test('shows the popup of a home page once a session, keeps the focus in it, and closes it by Escape', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...desktop,
    reducedMotion: true,
  });
  await page.goto('/kids');
  const popup = page.getByRole('dialog', { name: '新学期的书包，到了' });
  await popup.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const holdsFocus = () => popup.evaluate((dialog) => dialog.contains(document.activeElement));
  for (let step = 0; step < 4; step++) {
    expect(await holdsFocus()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });

  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await popup.isVisible()).toBe(false);
  expect(takeErrors()).toEqual([]);
  await close();

  const other = await shop.openSession({ reducedMotion: true });
  await other.page.goto('/en/kids');
  await other.page.getByRole('button', { name: 'Take a look' }).click();
  await other.page.waitForURL('**/en/product/list?category=144300');
  await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await other.close();
});
