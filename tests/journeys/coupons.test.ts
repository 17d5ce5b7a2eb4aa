import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { type BrowserSession, desktop, waitForHydration } from '../support/browser-session.ts';
import { logInAsDemo } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();
beforeAll(async () => {
  // Answers the consent dialog once, so that no test meets it.
  const { page, close } = await openAsShopper('/content/returns');
  const consent = page.getByRole('alertdialog');
  await consent.getByRole('button', { name: '暂不' }).click();
  await consent.waitFor({ state: 'detached' });
  await close();
});

const coupons = (page: Page) => page.locator('[data-module="coupon"]');
const claims = (page: Page) => coupons(page).getByRole('button', { name: /^立即(领取|抢)/ });

/** Opens a page as the demo shopper, through the login. */
async function openAsShopper(path: string): Promise<BrowserSession> {
  const shopper = await shop.openSession({ reducedMotion: true });
  await shopper.page.goto(`/user/login?from=${encodeURIComponent(path)}`);
  await logInAsDemo(shopper.page);
  await shopper.page.waitForURL(`**${path}`);
  return shopper;
}

test('shows coupons to a guest, and sends them to the login to claim one', async () => {
  const { page, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/content/spring');
  await waitForHydration(page);
  await coupons(page).getByRole('button', { name: '立即领取 早春全场礼券' }).click();
  await page.waitForURL('**/user/login**');
  await close();
});

test('shows every coupon state; a claimed coupon can be used and stays claimed', async () => {
  const { page, takeErrors, close } = await openAsShopper('/content/spring');
  await claims(page).first().waitFor();
  for (const state of ['敬请期待', '已结束']) {
    await coupons(page).getByText(state).first().waitFor();
  }
  // Modules load one by one: counts them when none is loading.
  await expect.poll(() => page.locator('section[aria-busy="true"]').count()).toBe(0);
  const before = await claims(page).count();
  const name = (await claims(page).first().getAttribute('aria-label')) ?? '';
  const [, coupon = ''] = name.split(' ');

  await claims(page).first().click();
  await page.getByText('领取成功').waitFor();
  const use = coupons(page).getByRole('link', { name: `立即使用 ${coupon}` });
  await use.waitFor();
  expect(await claims(page).count()).toBe(before - 1);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.reload();
  await use.waitFor();
  await use.click();
  await page.waitForURL('**/product/list**');
  expect(takeErrors()).toEqual([]);
  await close();
});

test('claims all coupons of a wallet at once', async () => {
  const { page, close } = await openAsShopper('/content/showcase');
  const wallet = coupons(page).getByRole('article', { name: '素笺礼匣' });
  await wallet.getByRole('button', { name: /^一键领取/ }).click();
  await page.getByText('领取成功').waitFor();
  await wallet.getByRole('link').waitFor();
  await close();
});

test('keeps the text of a coming wallet readable on a dark background', async () => {
  const { page, close } = await openAsShopper('/content/returns');
  await page.route('**/my/reward-packages?*autumn*', async (route) => {
    const [first] = await (await route.fetch()).json();
    const promoOffers = [first.promoOffers[0], { ...first.promoOffers[0] }];
    await route.fulfill({ json: [{ ...first, status: 'available', promoOffers }] });
  });
  await page.goto('/content/showcase');
  const wallet = coupons(page).getByRole('article', { name: '秋日全场礼券' });
  await wallet.getByText('敬请期待').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await close();
});

test('reports a failed claim and allows another try', async () => {
  const { page, close } = await openAsShopper('/content/showcase');
  await page.route('**/reward-package-claims', (route) => route.abort());
  const claim = claims(page).first();
  await claim.click();
  await page.getByText('领取失败，请再尝试').waitFor();
  expect(await claim.isEnabled()).toBe(true);
  await page.unroute('**/reward-package-claims');
  await claim.click();
  await page.getByText('领取成功').waitFor();
  await close();
});

test('shows the page without coupons and their index entry when they cannot be loaded', async () => {
  const { page, close } = await shop.openSession({ reducedMotion: true });
  await page.route('**/my/reward-packages*', (route) => route.abort());
  await page.goto('/user/login?from=%2Fcontent%2Fspring');
  await logInAsDemo(page);
  await page.waitForURL('**/content/spring');
  const index = page.getByRole('navigation', { name: '本页目录' });
  await index.getByRole('button', { name: '新作' }).waitFor();
  await index.getByRole('button', { name: '礼券' }).waitFor({ state: 'detached' });
  expect(await coupons(page).count()).toBe(0);
  await close();
});

test('keeps the coupon tabs as wide as their labels on a desktop', async () => {
  const { page, close } = await openAsShopper('/user/coupons');
  await page.setViewportSize(desktop.viewport);
  const tabs = page.getByRole('navigation', { name: '礼券状态' });
  const [whole, first, last] = await Promise.all(
    [tabs, tabs.getByRole('link').first(), tabs.getByRole('link').last()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(first?.x).toBe(whole?.x);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(desktop.viewport.width / 2 + 100);
  await close();
});
