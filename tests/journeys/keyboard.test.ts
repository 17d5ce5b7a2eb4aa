import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, waitForHydration } from '../support/browser-session.ts';
import { RESIDENT_ID, SHOPPER_NAME } from '../support/forms.ts';
import { expectVisibleFocus, pressEnterOn, tabTo, typeInto } from '../support/keyboard.ts';
import { createPhoto, openCheckout, readSecurityCode, scanCode } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';
import { findUntranslatedLines } from '../support/untranslated.ts';

const shop = setUpShop(openSharedShop);

const MOBILE = '13912340002';

/** Expects the current screen to be accessible and, except for typed text, in English. */
async function expectAccessibleInEnglish(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findUntranslatedLines(page)).toEqual([]);
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true });

async function addToBagByKeyboard(page: Page): Promise<void> {
  await page.goto('/en/product/list?category=141258');
  await waitForHydration(page);
  await pressEnterOn(page.locator('main a[href*="/product/detail/"]').first());
  await page.waitForURL('**/en/product/detail/*');
  await expectAccessibleInEnglish(page);
  await pressEnterOn(button(page, 'Add to bag').locator('visible=true'));
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await tabTo(sheet.getByRole('radio'));
  await page.keyboard.press('Space');
  await pressEnterOn(button(sheet, 'Add to bag'));
  await page.getByText('Added to your bag').waitFor();
  await expectVisibleFocus(page);
  await page.goto('/en/bag');
  await expectAccessibleInEnglish(page);
  await pressEnterOn(button(page, /^Check out/));
}

async function logInByKeyboard(page: Page): Promise<void> {
  await page.waitForURL('**/en/user/login*');
  await waitForHydration(page);
  await typeInto(page.getByLabel('Mobile', { exact: true }), MOBILE);
  await pressEnterOn(button(page, 'Send code'));
  await page.getByText(/A code is on its way/).waitFor();
  await typeInto(page.getByLabel('Code', { exact: true }), await readSecurityCode(page, MOBILE));
  await tabTo(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(button(page, 'Sign in'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/checkout/*');
}

async function fillAddressByKeyboard(page: Page): Promise<void> {
  await pressEnterOn(button(page, 'New address'));
  const form = page.getByRole('dialog', { name: 'New address' });
  await pressEnterOn(button(form, 'Save and use'));
  // The first invalid field has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  await expectVisibleFocus(page);
  await expectAccessibleInEnglish(page);
  await page.keyboard.type(SHOPPER_NAME);
  await typeInto(form.getByLabel('Mobile'), MOBILE);
  await typeInto(form.getByLabel('Province'), 'Shanghai');
  await form.getByRole('option', { name: 'Xuhui District' }).waitFor({ state: 'attached' });
  await typeInto(form.getByLabel('District'), 'Xuhui');
  await typeInto(form.getByLabel('Street, building and flat'), '12 Wukang Road');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await expectVisibleFocus(page);
}

async function fillPersonalIdByKeyboard(page: Page): Promise<void> {
  await pressEnterOn(button(page, 'New person'));
  const form = page.getByRole('dialog', { name: 'New person' });
  await typeInto(form.getByLabel('Name'), SHOPPER_NAME);
  await typeInto(form.getByLabel('ID number'), RESIDENT_ID);
  const image = await createPhoto(page, '#b9c7d6');
  page.on('filechooser', (chooser) => void chooser.setFiles(image));
  for (const [index, side] of ['Portrait', 'Emblem'].entries()) {
    await tabTo(form.getByLabel(new RegExp(`^${side} side`)));
    await page.keyboard.press('Space');
    await form.getByText('Replace').nth(index).waitFor();
  }
  await expectAccessibleInEnglish(page);
  await tabTo(form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await pressEnterOn(button(form, 'Save and use'));
  await form.waitFor({ state: 'hidden' });
  await expectVisibleFocus(page);
}

async function applyPromoCodeByKeyboard(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await typeInto(code, 'nosuch');
  await page.keyboard.press('Enter');
  await page.getByText('This code is not known; please check it').waitFor();
  await tabTo(code);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('elsewhere');
  await page.keyboard.press('Enter');
  await page.getByText('Applied, ¥200 off').waitFor();
  await expectVisibleFocus(page);
  await expectAccessibleInEnglish(page);
}

test('reaches the content of a page at the third stop, past the header', async () => {
  const { page, takeErrors, close } = await shop.openSession(desktop);
  for (const path of ['/', '/product/list?category=141258', '/content/spring']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count(), path).toBe(1);
  }
  expect(takeErrors()).toEqual([]);
  await close();
});

test('completes a purchase with the keyboard only, in English', async () => {
  const { page, context, takeErrors, close } = await shop.openSession({
    ...desktop,
    reducedMotion: true,
  });
  await addToBagByKeyboard(page);
  await logInByKeyboard(page);
  await fillAddressByKeyboard(page);
  await fillPersonalIdByKeyboard(page);
  await applyPromoCodeByKeyboard(page);
  const place = button(page, /^Place order,/);
  await pressEnterOn(place);
  // The missing consent has the focus.
  const consent = page.getByRole('checkbox');
  await expect.poll(() => consent.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectVisibleFocus(page);
  await page.keyboard.press('Space');
  await tabTo(place, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Pay with WeChat' }).waitFor();
  await expectAccessibleInEnglish(page);
  await scanCode(context, 'pay');
  await page.getByRole('heading', { name: 'Thank you, we have your order' }).waitFor();
  await expectAccessibleInEnglish(page);
  await pressEnterOn(page.getByRole('link', { name: 'See the order' }));
  await page.getByRole('heading', { name: /^Arrives / }).waitFor();
  await expectAccessibleInEnglish(page);
  expect(takeErrors().filter((error) => !error.startsWith('409'))).toEqual([]);
  await close();
});

test('shows no focus ring in a sheet opened by URL until a key is pressed', async () => {
  const { page, close } = await shop.openSession(desktop);
  const id = await openCheckout(page);
  const sheet = page.getByRole('dialog').locator('visible=true');
  const focusRing = page.locator(':focus-visible');
  await page.goto(`/checkout/${id}/address`);
  await waitForHydration(page);
  await sheet.getByRole('radio').first().waitFor();
  expect(await focusRing.count()).toBe(0);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(await focusRing.count()).toBe(0);

  await page.goto(`/checkout/${id}/address`);
  await waitForHydration(page);
  await sheet.getByRole('radio').first().waitFor();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => focusRing.getAttribute('aria-label')).toBe('更换收货地址');
  await close();
});
