import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, plentiful, signIn, signInToDemo } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, phone, readToTheEnd, STILL, takenOver } from '../support/visit.ts';

const here = openShop();

/** The heights of the modules of a page, in order, be they near the window or not. */
const heights = (page: Page): Promise<number[]> =>
  page.locator('main section:not(section section)').evaluateAll((all) => {
    for (const module of all as HTMLElement[]) module.style.contentVisibility = 'visible';
    return all.map((module) => module.getBoundingClientRect().height);
  });

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('on %s', (_, options) => {
  test.each(['/content/spring', '/en/content/spring', '/content/showcase', '/men', '/en/kids'])(
    '%s: what waits for the session is as high as what it becomes, and out of sight',
    async (path) => {
      const { page, end } = await here.visit(options);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const waiting = page.locator('section[aria-busy="true"]');
      expect(await waiting.count()).toBeGreaterThan(0);
      expect(await waiting.getByRole('link').count()).toBe(0);
      const before = await heights(page);

      await page.unroute(/\.js$/);
      await page.goto(path);
      await takenOver(page);
      await page.waitForFunction(() => !document.querySelector('section[aria-busy="true"]'));
      expect(await heights(page)).toEqual(before);
      await end();
    },
  );
});

test.each(['/bag', '/user/referral', '/user/profile'])(
  '%s: what waits for its shopper begins where its page will',
  async (path) => {
    const { page, end } = await here.visit();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await page.locator('main [aria-busy="true"]').waitFor();
    const [main, inside] = await Promise.all(
      ['main', 'main > *'].map((place) => page.locator(place).first().boundingBox()),
    );
    expect(inside?.y).toBe(main?.y);
    await end();
  },
);

test.each(['/user/coupons', '/user/wishlist'])(
  '%s: what belongs to its shopper comes where its skeleton stands',
  async (path) => {
    const { page, end } = await here.visit();
    await page.goto(`/user/login?from=${path}`);
    await signInToDemo(page);
    const { id } = await plentiful(page);
    await ask(page, 'PUT', `/my/wishlist/${id}`);
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
    for (const { viewport } of [phone, desk]) {
      await page.setViewportSize(viewport);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const waiting = await top('main [aria-busy="true"] [class*="block"]');
      await page.unroute(/\.js$/);
      await page.goto(path);
      await page.locator('main article').first().waitFor();
      expect(await top('main article')).toBe(waiting);
    }
    await end();
  },
);

test('a guest and a shopper find what they keep at the same height', async () => {
  const { page, end } = await here.visit();
  const first = page.locator('main article').first();
  const top = async () => (await first.boundingBox())?.y;
  await page.goto('/product/list?category=141258');
  await takenOver(page);
  await page
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click();
  await page.waitForResponse((answer) => answer.url().includes('/my/wishlist/'));
  await page.goto('/user/wishlist');
  await page.getByRole('button', { name: '登录后，换一部手机也在' }).waitFor();
  const guest = await top();
  await page.goto('/user/login?from=%2Fuser%2Fwishlist');
  await signInToDemo(page);
  await first.waitFor();
  expect(await top()).toBe(guest);
  await end();
});

/** Where the words of the tabs begin, whatever stands beside them. */
const words = (page: Page): Promise<number[]> =>
  page.locator('main nav a').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const word = document.createRange();
      let text: Node = tab;
      while (text.firstChild) text = text.firstChild;
      word.selectNode(text);
      return word.getBoundingClientRect().x;
    }),
  );

test.each([
  ['/user/coupons', '**/promo-codes', '可用 2'],
  ['/user/orders', '**/orders?**', '进行中 2'],
])('%s: the tabs stay where they are when they are counted', async (path, counts, counted) => {
  const { page, end } = await here.visit();
  await page.goto(`/user/login?from=${path}`);
  await signInToDemo(page);
  for (const { viewport } of [phone, desk]) {
    await page.setViewportSize(viewport);
    const { promise: looked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(counts, async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(path);
    await takenOver(page);
    const tabs = await words(page);
    answer();
    await page.getByRole('link', { name: counted }).waitFor();
    expect(await words(page)).toEqual(tabs);
    await page.unroute(counts);
  }
  await end();
});

test.each([
  ['/bag', phone],
  ['/bag', desk],
  ['/user/wishlist', phone],
  ['/user/wishlist', desk],
] as const)(
  '%s, when empty, keeps the place of what others like before it comes (%#)',
  async (path, on) => {
    const { page, end } = await here.visit(on);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/rankings/products?**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    const row = page.getByRole('region', { name: '近来最受喜爱' });
    await row.and(page.locator('[aria-busy="true"]')).waitFor();
    const waiting = await row.boundingBox();
    answer();
    await row.getByRole('article').first().waitFor();
    expect(await row.boundingBox()).toEqual(waiting);
    await end();
  },
);

test('a shopper who keeps nothing sees all of that page at once', async () => {
  const { page, end } = await here.visit();
  await page.goto('/user/login?from=%2Fuser%2Fprofile');
  await signIn(page, '13900139077');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/my/recommendations?**', async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest('**/my/recommendations?**');
  const read = page.waitForResponse('**/my/wishlist');
  await page.goto('/user/wishlist');
  await Promise.all([asked, read]);
  const empty = page.getByRole('heading', { name: '还没有收藏' });
  expect(await empty.isVisible()).toBe(false);
  answer();
  await empty.waitFor();
  expect(await page.getByRole('region', { name: '要我们为您挑选吗' }).isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: '近来最受喜爱' }).isVisible()).toBe(true);
  await end();
});

test('on a slow device with a slow line nothing moves either', async () => {
  const { page, context, layoutShift, end } = await here.visit();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.goto('/content/spring', { timeout: 60_000 });
  await readToTheEnd(page);
  await takenOver(page);
  expect(await layoutShift()).toBeLessThan(STILL);
  await end();
});
