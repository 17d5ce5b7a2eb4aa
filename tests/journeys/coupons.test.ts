import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { signInToDemo } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, takenOver, type Visit } from '../support/visit.ts';

const here = openShop();
beforeAll(async () => {
  // Once answered, the question of what may be remembered is not asked again.
  const { page, end } = await enter('/content/returns');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: '暂不' }).click();
  await asked.waitFor({ state: 'detached' });
  await end();
});

const coupons = (page: Page) => page.locator('[data-module="coupon"]');
const claims = (page: Page) => coupons(page).getByRole('button', { name: /^立即(领取|抢)/ });

/** The shopper of the demo, on a page that they came to by the login. */
async function enter(path: string): Promise<Visit> {
  const shopper = await here.visit({ reducedMotion: true });
  await shopper.page.goto(`/user/login?from=${encodeURIComponent(path)}`);
  await signInToDemo(shopper.page);
  await shopper.page.waitForURL(`**${path}`);
  return shopper;
}

test('a guest is shown what could be had, and is led to the login for it', async () => {
  const { page, end } = await here.visit({ reducedMotion: true });
  await page.goto('/content/spring');
  await takenOver(page);
  await coupons(page).getByRole('button', { name: '立即领取 早春全场礼券' }).click();
  await page.waitForURL('**/user/login**');
  await end();
});

test('coupons stand in every state; one is claimed, can be used, and stays claimed', async () => {
  const { page, complaints, end } = await enter('/content/spring');
  await claims(page).first().waitFor();
  for (const state of ['敬请期待', '已结束']) {
    await coupons(page).getByText(state).first().waitFor();
  }
  // Each module comes by itself: all are counted once none waits any more.
  await expect.poll(() => page.locator('section[aria-busy="true"]').count()).toBe(0);
  const before = await claims(page).count();
  const name = (await claims(page).first().getAttribute('aria-label')) ?? '';
  const [, coupon = ''] = name.split(' ');

  await claims(page).first().click();
  await page.getByText('领取成功').waitFor();
  const use = coupons(page).getByRole('link', { name: `立即使用 ${coupon}` });
  await use.waitFor();
  expect(await claims(page).count()).toBe(before - 1);
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await use.waitFor();
  await use.click();
  await page.waitForURL('**/product/list**');
  expect(complaints()).toEqual([]);
  await end();
});

test('a wallet is claimed as one', async () => {
  const { page, end } = await enter('/content/showcase');
  const wallet = coupons(page).getByRole('article', { name: '素笺礼匣' });
  await wallet.getByRole('button', { name: /^一键领取/ }).click();
  await page.getByText('领取成功').waitFor();
  await wallet.getByRole('link').waitFor();
  await end();
});

test('on a dark ground what a wallet will be is read as well as what it is', async () => {
  const { page, end } = await enter('/content/returns');
  await page.route('**/my/reward-packages?*autumn*', async (route) => {
    const [first] = await (await route.fetch()).json();
    const promoOffers = [first.promoOffers[0], { ...first.promoOffers[0] }];
    await route.fulfill({ json: [{ ...first, status: 'available', promoOffers }] });
  });
  await page.goto('/content/showcase');
  const wallet = coupons(page).getByRole('article', { name: '秋日全场礼券' });
  await wallet.getByText('敬请期待').waitFor();
  expect(await barriers(page)).toEqual([]);
  await end();
});

test('a claim that fails says so, and may be tried again', async () => {
  const { page, end } = await enter('/content/showcase');
  await page.route('**/reward-package-claims', (route) => route.abort());
  const claim = claims(page).first();
  await claim.click();
  await page.getByText('领取失败，请再尝试').waitFor();
  expect(await claim.isEnabled()).toBe(true);
  await page.unroute('**/reward-package-claims');
  await claim.click();
  await page.getByText('领取成功').waitFor();
  await end();
});

test('without an answer about coupons the page goes on, and its index leaves them out', async () => {
  const { page, end } = await here.visit({ reducedMotion: true });
  await page.route('**/my/reward-packages*', (route) => route.abort());
  await page.goto('/user/login?from=%2Fcontent%2Fspring');
  await signInToDemo(page);
  await page.waitForURL('**/content/spring');
  const index = page.getByRole('navigation', { name: '本页目录' });
  await index.getByRole('button', { name: '新作' }).waitFor();
  await index.getByRole('button', { name: '礼券' }).waitFor({ state: 'detached' });
  expect(await coupons(page).count()).toBe(0);
  await end();
});

test('on a desk what coupons are sorted by is as wide as its words', async () => {
  const { page, end } = await enter('/user/coupons');
  await page.setViewportSize(desk.viewport);
  const strip = page.getByRole('navigation', { name: '礼券状态' });
  const [whole, first, last] = await Promise.all(
    [strip, strip.getByRole('link').first(), strip.getByRole('link').last()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(first?.x).toBe(whole?.x);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(desk.viewport.width / 2 + 100);
  await end();
});
