import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, waitForHydration } from '../support/browser-session.ts';
import { logInAsDemo } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

describe('a printed order', () => {
  test('has the content of the page without header, footer and buttons', async () => {
    const { page, takeErrors, close } = await shop.openSession(desktop);
    await page.addInitScript('window.print = () => { window.printed = true; }');
    await page.goto('/user/login?from=/user/orders');
    await logInAsDemo(page);
    await page.getByRole('main').locator('a[href*="/user/orders/"]').first().click();
    const print = page.getByRole('button', { name: '打印' });
    await print.click();
    expect(await page.evaluate('window.printed')).toBe(true);

    const hidden = [page.getByRole('banner'), page.getByRole('contentinfo'), print];
    const shown = () => Promise.all(hidden.map((part) => part.filter({ visible: true }).count()));
    expect(await shown()).toEqual([1, 1, 1]);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('订单号', { exact: true }).waitFor();
    await page.getByText('合计', { exact: true }).waitFor();
    expect(await shown()).toEqual([0, 0, 0]);
    await page.emulateMedia({ media: 'screen' });
    await print.waitFor();
    expect(takeErrors()).toEqual([]);
    await close();
  });
});

describe('going from a list to a product', () => {
  /** Records each view transition, with the number of images that take part in it. */
  const WATCH = `
    window.transitions = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      const named = [...document.images].filter((it) => it.style.viewTransitionName === 'product-picture');
      window.transitions.push(named.length);
      return begin(show);
    };
  `;
  const recordTransitions = async (page: Page) => {
    await page.addInitScript(WATCH);
    await page.goto('/product/list?category=141258');
    await waitForHydration(page);
    const link = page.locator('main a[href*="/product/detail/"]').first();
    const arrival = page.waitForEvent('requestfinished', (request) =>
      /\/products\/\d+/.test(request.url()),
    );
    await link.hover();
    await arrival;
    await link.click();
    await page.waitForURL('**/product/detail/*');
    await page.locator('[data-product-picture] img').first().waitFor();
    return page.evaluate<number[]>('window.transitions');
  };

  test('animates the picture of the card into the page', async () => {
    const { page, takeErrors, close } = await shop.openSession(phone);
    // On a busy machine a skeleton's transition to the page may follow.
    expect((await recordTransitions(page))[0]).toBe(1);
    expect(takeErrors()).toEqual([]);
    await close();
  });

  test('skips the animation for a shopper who prefers reduced motion', async () => {
    const { page, close } = await shop.openSession({ ...phone, reducedMotion: true });
    expect(await recordTransitions(page)).toEqual([]);
    await close();
  });
});

/** Reads which keyboard a field opens on a phone, and what the browser may fill in. */
const readFieldHints = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => ({
    keyboard: field.inputMode || field.type,
    autocomplete: field.autocomplete,
  }));

test.each([false, true])(
  'shows the picture of the list while the product loads, reduced motion: %s',
  async (reducedMotion) => {
    const { page, takeErrors, close } = await shop.openSession({ ...phone, reducedMotion });
    await page.goto('/product/list?category=141258');
    await waitForHydration(page);
    const card = page.locator('main a[href*="/product/detail/"]').first();
    const small = await card
      .locator('img')
      .first()
      .evaluate((picture) => (picture as HTMLImageElement).currentSrc);
    await card.click();
    await page.waitForURL('**/product/detail/*');
    const picture = page.locator('[data-product-picture] img').first();
    expect(await picture.evaluate((it) => it.style.backgroundImage)).toBe(`url("${small}")`);
    expect(takeErrors()).toEqual([]);
    await close();
  },
);

test('announces the title of a new page to screen readers, without taking space', async () => {
  const { page, takeErrors, close } = await shop.openSession(phone);
  await page.goto('/category');
  await waitForHydration(page);
  await page.locator('main a[href*="/product/list"]').first().click();
  await page.waitForURL('**/product/list?*');
  const announcement = page.locator('[aria-live="polite"]').filter({ hasText: '别处' });
  await announcement.waitFor({ state: 'attached' });
  expect(await announcement.textContent()).toBe(await page.title());
  const { width, height } = (await announcement.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: 1, height: 1 });
  expect(takeErrors()).toEqual([]);
  await close();
});

test('gives every field its keyboard and its autocomplete hint', async () => {
  const { page, close } = await shop.openSession(phone);
  await page.goto('/user/login?from=/user/addresses/new');
  await waitForHydration(page);
  expect(await readFieldHints(page, '手机号')).toEqual({ keyboard: 'tel', autocomplete: 'tel' });
  expect(await readFieldHints(page, '验证码')).toEqual({
    keyboard: 'numeric',
    autocomplete: 'one-time-code',
  });
  await page.getByRole('button', { name: '密码登录' }).click();
  expect(await readFieldHints(page, '密码')).toEqual({
    keyboard: 'password',
    autocomplete: 'current-password',
  });
  await logInAsDemo(page);
  expect(await readFieldHints(page, '收件人')).toEqual({ keyboard: 'text', autocomplete: 'name' });
  expect(await readFieldHints(page, '手机号')).toEqual({ keyboard: 'tel', autocomplete: 'tel' });
  expect(await readFieldHints(page, '详细地址')).toEqual({
    keyboard: 'text',
    autocomplete: 'street-address',
  });
  expect(await readFieldHints(page, '邮政编码')).toEqual({
    keyboard: 'numeric',
    autocomplete: 'postal-code',
  });
  await close();
});
