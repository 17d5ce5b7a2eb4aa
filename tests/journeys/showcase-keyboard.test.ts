import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSeen } from '../support/keys.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, phone, readToTheEnd, takenOver } from '../support/visit.ts';

const here = openShop();

/** More than the page has stops. */
const MOST_STOPS = 600;
/** How many stops go by before it is asked whether the walk is round. */
const SOME = 20;
const INTERACTIVE = 'a[href], button:not([disabled]), summary, input, [tabindex="0"]';

async function openShowcase(options: typeof phone) {
  const visitor = await here.visit({ ...options, reducedMotion: true });
  await visitor.page.goto('/content/showcase');
  await takenOver(visitor.page);
  await readToTheEnd(visitor.page);
  await visitor.page.evaluate(() => window.scrollTo(0, 0));
  return visitor;
}

/** From here on each stop is marked, and the first that comes twice is told: then the walk has come round. */
const watchStops = (page: Page) =>
  page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      const { dataset } = target as HTMLElement;
      if (dataset.walked) document.body.dataset.round = 'true';
      dataset.walked = 'true';
    }),
  );

const isRound = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'round' in document.body.dataset || document.activeElement === document.body);

/** What can be used and was never stopped at, though it is drawn. */
const missed = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, interactive) =>
      [...main.querySelectorAll<HTMLElement>(interactive)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.dataset.walked && !each.closest('[inert], [aria-hidden="true"]'))
        .filter((each) => each.tabIndex >= 0)
        .map((each) => each.outerHTML.slice(0, 120)),
    INTERACTIVE,
  );

test('every module is reached by Tab, and each stop is seen', async () => {
  const { page, end } = await openShowcase(desk);
  await watchStops(page);
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const fault = await expectSeen(page).catch((error: unknown) => error);
    // Past the last stop is the browser's own bar, and then the first one again.
    if ((fault || stops % SOME === 0) && (await isRound(page))) break;
    if (fault) throw fault;
  }
  expect(stops).toBeLessThan(MOST_STOPS);
  expect(await missed(page)).toEqual([]);
  await end();
});

const isFocused = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

test('tabs, carousels, questions and sheets are used by their keys', async () => {
  const { page, complaints, end } = await openShowcase(phone);

  for (const list of await page.getByRole('tablist').all()) {
    const [first, second] = await list.getByRole('tab').all();
    if (!first || !second) throw new Error('a single tab needs no list');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await isFocused(second);
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await isFocused(first);
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
    await expectSeen(page);
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
  await isFocused(question);

  for (const name of ['这一行点开是规则', '细看这一只', '功能']) {
    const opener = page.getByRole('button', { name, exact: true }).last();
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await isFocused(sheet);
    await page.keyboard.press('Tab');
    await isFocused(sheet);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await isFocused(opener);
    await expectSeen(page);
  }
  expect(complaints()).toEqual([]);
  await end();
});
