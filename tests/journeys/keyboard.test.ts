import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { atCheckout, codeFor, photo } from '../support/buyer.ts';
import { chineseIn } from '../support/english.ts';
import { NAME, RESIDENT_ID } from '../support/forms.ts';
import { enter, expectSeen, tabTo, typeInto } from '../support/keys.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, takenOver } from '../support/visit.ts';

const here = openShop();

const MOBILE = '13912340002';

/** The screen as it stands may be used by everybody, and speaks English but for what was typed. */
async function looked(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await chineseIn(page)).toEqual([]);
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true });

async function choose(page: Page): Promise<void> {
  await page.goto('/en/product/list?category=141258');
  await takenOver(page);
  await enter(page.locator('main a[href*="/product/detail/"]').first());
  await page.waitForURL('**/en/product/detail/*');
  await looked(page);
  await enter(button(page, 'Add to bag').locator('visible=true'));
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await tabTo(sheet.getByRole('radio'));
  await page.keyboard.press('Space');
  await enter(button(sheet, 'Add to bag'));
  await page.getByText('Added to your bag').waitFor();
  await expectSeen(page);
  await page.goto('/en/bag');
  await enter(button(page, /^Check out/));
}

async function signInByKeys(page: Page): Promise<void> {
  await page.waitForURL('**/en/user/login*');
  await takenOver(page);
  await typeInto(page.getByLabel('Mobile', { exact: true }), MOBILE);
  await enter(button(page, 'Send code'));
  await page.getByText(/A code is on its way/).waitFor();
  await typeInto(page.getByLabel('Code', { exact: true }), await codeFor(page, MOBILE));
  await tabTo(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(button(page, 'Sign in'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/bag');
  await looked(page);
  await enter(button(page, /^Check out/));
  await page.waitForURL('**/en/checkout/*');
}

async function writeAddress(page: Page): Promise<void> {
  await enter(button(page, 'New address'));
  const form = page.getByRole('dialog', { name: 'New address' });
  await enter(button(form, 'Save and use'));
  // What is wrong first has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  await expectSeen(page);
  await looked(page);
  await page.keyboard.type(NAME);
  await typeInto(form.getByLabel('Mobile'), MOBILE);
  await typeInto(form.getByLabel('Province'), 'Shanghai');
  await typeInto(form.getByLabel('District'), 'Xuhui');
  await typeInto(form.getByLabel('Street, building and flat'), '12 Wukang Road');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await expectSeen(page);
}

async function writePerson(page: Page): Promise<void> {
  await enter(button(page, 'New person'));
  const form = page.getByRole('dialog', { name: 'New person' });
  await typeInto(form.getByLabel('Name'), NAME);
  await typeInto(form.getByLabel('ID number'), RESIDENT_ID);
  const card = await photo(page, '#b9c7d6');
  page.on('filechooser', (chooser) => void chooser.setFiles(card));
  for (const [index, side] of ['Portrait', 'Emblem'].entries()) {
    await tabTo(form.getByLabel(new RegExp(`^${side} side`)));
    await page.keyboard.press('Space');
    await form.getByText('Replace').nth(index).waitFor();
  }
  await looked(page);
  await tabTo(form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await enter(button(form, 'Save and use'));
  await form.waitFor({ state: 'hidden' });
  await expectSeen(page);
}

async function useCode(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await typeInto(code, 'nosuch');
  await page.keyboard.press('Enter');
  await page.getByText('This code is not known; please check it').waitFor();
  await tabTo(code);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('elsewhere');
  await page.keyboard.press('Enter');
  await page.getByText('Applied, ¥200 off').waitFor();
  await expectSeen(page);
  await looked(page);
}

test('a whole purchase is made by keyboard alone, in English', async () => {
  const { page, complaints, end } = await here.visit({
    ...desk,
    reducedMotion: true,
  });
  await choose(page);
  await signInByKeys(page);
  await writeAddress(page);
  await writePerson(page);
  await useCode(page);
  const place = button(page, /^Place order,/);
  await enter(place);
  // What has to be agreed to first has the focus.
  const consent = page.getByRole('checkbox');
  await expect.poll(() => consent.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectSeen(page);
  await page.keyboard.press('Space');
  await tabTo(place, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/cashier/*');
  await enter(page.locator('button[value=pay]'));
  await page.getByRole('heading', { name: 'Thank you, we have your order' }).waitFor();
  await looked(page);
  await enter(page.getByRole('link', { name: 'See the order' }));
  await page.getByRole('heading', { name: /^Expected by/ }).waitFor();
  await looked(page);
  expect(complaints().filter((told) => !told.startsWith('409'))).toEqual([]);
  await end();
});

test('a sheet that an address opens is marked for nobody until a key is used', async () => {
  const { page, end } = await here.visit(desk);
  const id = await atCheckout(page);
  const sheet = page.getByRole('dialog').locator('visible=true');
  const marked = page.locator(':focus-visible');
  await page.goto(`/checkout/${id}/address`);
  await takenOver(page);
  await sheet.getByRole('radio').first().waitFor();
  expect(await marked.count()).toBe(0);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(await marked.count()).toBe(0);

  await page.goto(`/checkout/${id}/address`);
  await takenOver(page);
  await sheet.getByRole('radio').first().waitFor();
  await page.keyboard.press('Tab');
  await expectSeen(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => marked.getAttribute('aria-label')).toBe('更换收货地址');
  await end();
});
