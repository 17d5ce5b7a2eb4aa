import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, scrollToEnd, waitForHydration } from '../support/browser-session.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

/** More focus stops than the page has. */
const MAX_STOPS = 600;
/** How many stops pass between two checks for a completed cycle. */
const CHECK_EVERY = 20;
const INTERACTIVE = 'a[href], button:not([disabled]), summary, input, [tabindex="0"]';

async function openShowcase(options: typeof phone) {
  const session = await shop.openSession({ ...options, reducedMotion: true });
  await session.page.goto('/content/showcase');
  await waitForHydration(session.page);
  await scrollToEnd(session.page);
  await session.page.evaluate(() => window.scrollTo(0, 0));
  return session;
}

/** Marks each focused element; focusing a marked one means that the Tab cycle is complete. */
const recordFocusStops = (page: Page) =>
  page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      const { dataset } = target as HTMLElement;
      if (dataset.focused) document.body.dataset.cycled = 'true';
      dataset.focused = 'true';
    }),
  );

const hasCompletedCycle = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => 'cycled' in document.body.dataset || document.activeElement === document.body,
  );

/** Finds visible controls that never had the focus. */
const findMissedControls = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, interactive) =>
      [...main.querySelectorAll<HTMLElement>(interactive)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.dataset.focused && !each.closest('[inert], [aria-hidden="true"]'))
        .filter((each) => each.tabIndex >= 0)
        .map((each) => each.outerHTML.slice(0, 120)),
    INTERACTIVE,
  );

test('reaches every module by Tab, with a visible focus at each stop', async () => {
  const { page, close } = await openShowcase(desktop);
  await recordFocusStops(page);
  let stops = 0;
  for (; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const fault = await expectVisibleFocus(page).catch((error: unknown) => error);
    // After the last stop comes the browser's own toolbar, then the first stop again.
    if ((fault || stops % CHECK_EVERY === 0) && (await hasCompletedCycle(page))) break;
    if (fault) throw fault;
  }
  expect(stops).toBeLessThan(MAX_STOPS);
  expect(await findMissedControls(page)).toEqual([]);
  await close();
});

const expectFocusWithin = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

test('operates tabs, carousels, questions and sheets by keyboard', async () => {
  const { page, takeErrors, close } = await openShowcase(phone);

  for (const list of await page.getByRole('tablist').all()) {
    const [first, second] = await list.getByRole('tab').all();
    if (!first || !second) throw new Error('A tab list has fewer than two tabs');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expectFocusWithin(second);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await expectFocusWithin(first);
  }

  const carousels = page.locator('[aria-roledescription="carousel"]');
  expect(await carousels.count()).toBeGreaterThan(5);
  for (const carousel of await carousels.all()) {
    const view = carousel.locator('[tabindex="0"]').first();
    if ((await view.count()) === 0) continue;
    await view.focus();
    const left = () =>
      carousel
        .getByRole('listitem')
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().left);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).not.toBe(before);
    await expectVisibleFocus(page);
  }

  const question = page.getByRole('button', { name: '多久可以收到？' });
  await question.focus();
  for (const [key, state] of [
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Space', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe(state);
  }
  await expectFocusWithin(question);

  for (const name of ['这一行点开是规则', '细看这一只', '功能']) {
    const opener = page.getByRole('button', { name, exact: true }).last();
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await expectFocusWithin(sheet);
    await page.keyboard.press('Tab');
    await expectFocusWithin(sheet);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expectFocusWithin(opener);
    await expectVisibleFocus(page);
  }
  expect(takeErrors()).toEqual([]);
  await close();
});
