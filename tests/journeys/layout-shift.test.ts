import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  desktop,
  MAX_LAYOUT_SHIFT,
  phone,
  scrollToEnd,
  waitForHydration,
} from '../support/browser-session.ts';
import { callApi, findStockedProduct, logIn, logInAsDemo } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

/** Reads the heights of all modules of a page, in order, whether they are near the viewport or not. */
const readModuleHeights = (page: Page): Promise<number[]> =>
  page.locator('main section:not(section section)').evaluateAll((all) => {
    for (const module of all as HTMLElement[]) module.style.contentVisibility = 'visible';
    return all.map((module) => module.getBoundingClientRect().height);
  });

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('on %s', (_, options) => {
  test.each(['/content/spring', '/en/content/spring', '/content/showcase', '/men', '/en/kids'])(
    '%s: a module that waits for the session is hidden and has its final height',
    async (path) => {
      const { page, close } = await shop.openSession(options);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const skeletons = page.locator('section[aria-busy="true"]');
      expect(await skeletons.count()).toBeGreaterThan(0);
      expect(await skeletons.getByRole('link').count()).toBe(0);
      const before = await readModuleHeights(page);

      await page.unroute(/\.js$/);
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForFunction(() => !document.querySelector('section[aria-busy="true"]'));
      expect(await readModuleHeights(page)).toEqual(before);
      await close();
    },
  );
});

test.each(['/bag', '/user/referral', '/user/profile'])(
  '%s: the skeleton of private data starts at the top of the page',
  async (path) => {
    const { page, close } = await shop.openSession();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await page.locator('main [aria-busy="true"]').waitFor();
    const [main, inside] = await Promise.all(
      ['main', 'main > *'].map((place) => page.locator(place).first().boundingBox()),
    );
    expect(inside?.y).toBe(main?.y);
    await close();
  },
);

test.each(['/user/coupons', '/user/wishlist'])(
  '%s: private data takes the position of its skeleton',
  async (path) => {
    const { page, close } = await shop.openSession();
    await page.goto(`/user/login?from=${path}`);
    await logInAsDemo(page);
    const { id } = await findStockedProduct(page);
    await callApi(page, 'PUT', `/my/wishlist/${id}`);
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const topOfSkeleton = await top('main [aria-busy="true"] [class*="block"]');
      await page.unroute(/\.js$/);
      await page.goto(path);
      await page.locator('main article').first().waitFor();
      expect(await top('main article')).toBe(topOfSkeleton);
    }
    await close();
  },
);

test('shows the wishlist of a guest and of a shopper at the same position', async () => {
  const { page, close } = await shop.openSession();
  const first = page.locator('main article').first();
  const top = async () => (await first.boundingBox())?.y;
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click();
  await page.waitForResponse((response) => response.url().includes('/my/wishlist/'));
  await page.goto('/user/wishlist');
  await page.getByRole('link', { name: '登录后，换一部手机也在' }).waitFor();
  const topForGuest = await top();
  await page.goto('/user/login?from=%2Fuser%2Fwishlist');
  await logInAsDemo(page);
  await first.waitFor();
  expect(await top()).toBe(topForGuest);
  await close();
});

/** Reads where the label of each tab starts. */
const readTabPositions = (page: Page): Promise<number[]> =>
  page.locator('main nav a').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const range = document.createRange();
      let text: Node = tab;
      while (text.firstChild) text = text.firstChild;
      range.selectNode(text);
      return range.getBoundingClientRect().x;
    }),
  );

test.each([
  ['/user/coupons', '**/promo-codes', '可用 2'],
  ['/user/orders', '**/orders?**', '进行中 2'],
])('%s: the tabs keep their positions when their counts arrive', async (path, counts, counted) => {
  const { page, close } = await shop.openSession();
  await page.goto(`/user/login?from=${path}`);
  await logInAsDemo(page);
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(counts, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    await waitForHydration(page);
    const tabs = await readTabPositions(page);
    release();
    await page.getByRole('link', { name: counted }).waitFor();
    expect(await readTabPositions(page)).toEqual(tabs);
    await page.unroute(counts);
  }
  await close();
});

test.each([
  ['/bag', phone],
  ['/bag', desktop],
  ['/user/wishlist', phone],
  ['/user/wishlist', desktop],
] as const)(
  '%s, when empty, reserves the height of popular products before they load (%#)',
  async (path, viewport) => {
    const { page, close } = await shop.openSession(viewport);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/rankings/products?**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const row = page.getByRole('region', { name: '近来最受喜爱' });
    await row.and(page.locator('[aria-busy="true"]')).waitFor();
    const boxOfSkeleton = await row.boundingBox();
    release();
    await row.getByRole('article').first().waitFor();
    expect(await row.boundingBox()).toEqual(boxOfSkeleton);
    await close();
  },
);

test('shows an empty wishlist and its recommendations at the same time', async () => {
  const { page, close } = await shop.openSession();
  await page.goto('/user/login?from=%2Fuser%2Fprofile');
  await logIn(page, '13900139077');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/my/recommendations?**', async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest('**/my/recommendations?**');
  const response = page.waitForResponse('**/my/wishlist');
  await page.goto('/user/wishlist');
  await Promise.all([request, response]);
  const empty = page.getByRole('heading', { name: '还没有收藏' });
  expect(await empty.isVisible()).toBe(false);
  release();
  await empty.waitFor();
  expect(await page.getByRole('region', { name: '要我们为您挑选吗' }).isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: '近来最受喜爱' }).isVisible()).toBe(true);
  await close();
});

test('has no layout shift on a slow device with a slow connection', async () => {
  const { page, context, layoutShift, close } = await shop.openSession();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  // A slow device on a busy machine takes its time.
  await page.goto('/content/spring', { timeout: 180_000 });
  await scrollToEnd(page);
  await waitForHydration(page);
  expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
  await close();
});
