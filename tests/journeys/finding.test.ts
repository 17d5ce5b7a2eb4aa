import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, takenOver } from '../support/visit.ts';

const here = openShop();

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索' });
const nothing = (page: Page, word: string) =>
  page.getByRole('heading', { name: `没有找到“${word}”` });

test('what is typed is suggested, what was searched for is remembered, and nothing found leads on', async () => {
  const { page, complaints, end } = await here.visit({ reducedMotion: true });
  await page.goto('/search');
  await takenOver(page);
  await field(page).fill('大衣');
  await page.getByRole('link', { name: /^羊毛大衣/ }).waitFor();
  await page.waitForURL('**/search?*keyword=*');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: /^羊毛大衣/ }).click();
  await page.waitForURL('**/product/list?*');
  await page.goBack();
  await page.waitForURL('**/search?*');
  expect(await field(page).inputValue()).toBe('大衣');

  await field(page).fill('zzzz');
  await page.getByRole('link', { name: '搜索“zzzz”' }).waitFor();
  await field(page).press('Enter');
  await nothing(page, 'zzzz').waitFor();
  await page.getByRole('heading', { name: '也许合意' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/search');
  await takenOver(page);
  const remembered = page.getByRole('link', { name: /^Zzzz/ });
  await remembered.waitFor();
  await page.getByRole('button', { name: '清空最近搜索' }).click();
  await remembered.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: '大家在找' }).waitFor();
  expect(await remembered.count()).toBe(0);
  expect(complaints()).toEqual([]);
  await end();
});

test('a home tells its news once a visit, keeps the focus in it, and gives way to Escape', async () => {
  const { page, complaints, end } = await here.visit({
    ...desk,
    reducedMotion: true,
  });
  await page.goto('/kids');
  const news = page.getByRole('dialog', { name: '新学期的书包，到了' });
  await news.waitFor();
  expect(await barriers(page)).toEqual([]);
  const holdsFocus = () => news.evaluate((dialog) => dialog.contains(document.activeElement));
  for (let step = 0; step < 4; step++) {
    expect(await holdsFocus()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await news.waitFor({ state: 'hidden' });

  await page.reload();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await news.isVisible()).toBe(false);
  expect(complaints()).toEqual([]);
  await end();

  const other = await here.visit({ reducedMotion: true });
  await other.page.goto('/en/kids');
  await other.page.getByRole('button', { name: 'Take a look' }).click();
  await other.page.waitForURL('**/en/product/list?category=144300');
  await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await other.end();
});
