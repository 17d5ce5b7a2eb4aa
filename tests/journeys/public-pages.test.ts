import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import {
  type BrowserSession,
  desktop,
  MAX_LAYOUT_SHIFT,
  measureOverflow,
  phone,
  readVisibleH1s,
  scrollToEnd,
  waitForHydration,
  waitForQuiet,
} from '../support/browser-session.ts';
import { findCoveredControls } from '../support/covered-controls.ts';
import { placesOf } from '../support/places.ts';
import { setUpShop } from '../support/shop-harness.ts';
import type { ShopperFixture } from '../support/shopper-fixture.ts';
import { findUntranslatedLines } from '../support/untranslated.ts';

const shop = setUpShop();
let product = '';
beforeAll(async () => {
  const response = await fetch(`${shop.origin}/api/v1/search/products?size=1`);
  product = (await response.json()).items[0].id;
});

const findBrokenImages = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );

const countAnimations = (page: Page) => page.evaluate(() => document.getAnimations().length);

describe.each([
  ['Chinese on a phone', 'zh-CN', phone],
  ['English on a phone, without motion', 'en-US', { ...phone, reducedMotion: true }],
  ['Chinese on a desktop, without motion', 'zh-CN', { ...desktop, reducedMotion: true }],
  ['English on a desktop', 'en-US', desktop],
] as const)('in %s', (_, language, options) => {
  let shopper: BrowserSession;
  beforeAll(async () => {
    shopper = await shop.openSession(options);
  });
  afterAll(() => shopper?.close());

  const isPhone = options.viewport.width === phone.viewport.width;
  const isInEnglish = language === 'en-US';
  /** Scrolls through the whole page once, which finds covered controls on the way. */
  const scrollThrough = async (page: Page): Promise<string[]> => {
    const covered = isInEnglish ? [] : await findCoveredControls(page);
    if (isInEnglish) await scrollToEnd(page);
    else await waitForQuiet(page);
    return covered;
  };
  const places = placesOf('guest').filter(({ phoneOnly }) => isPhone || !phoneOnly);

  test.each(places.map((place) => [place.name, place] as const))(
    '%s: complete, no errors, no layout shift, accessible',
    async (_name, { path, prepare }) => {
      const { page, takeErrors, layoutShift } = shopper;
      await page.goto(path({ product } as ShopperFixture, language));
      await waitForHydration(page);
      const coveredControls = prepare ? [] : await scrollThrough(page);
      expect(takeErrors()).toEqual([]);
      expect(await findBrokenImages(page)).toEqual([]);
      expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
      await prepare?.(page);
      expect(await measureOverflow(page)).toEqual([0, 0]);
      if ('reducedMotion' in options) expect(await countAnimations(page)).toBe(0);
      // Each language is checked at one size and each size in one language: a run takes a third of the time.
      if (isPhone !== isInEnglish) expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await readVisibleH1s(page)).toEqual([expect.stringMatching(/\S/)]);
      if (isInEnglish) expect(await findUntranslatedLines(page)).toEqual([]);
      else expect(prepare ? await findCoveredControls(page) : coveredControls).toEqual([]);
    },
  );
});

/** Longer than the interval of any carousel. */
const SLIDE_MS = 6_500;

test('carousels advance by themselves, except with reduced motion', async () => {
  const advances = async (reducedMotion: boolean) => {
    const { page, close } = await shop.openSession({ reducedMotion });
    await page.clock.install();
    await page.goto('/content/showcase');
    await waitForHydration(page);
    // A row scrolls until the carousel code has loaded, and is then moved by a transform.
    const track = page.locator('[data-module="pos"] ul').first();
    const readPosition = () => track.evaluate((element) => getComputedStyle(element).transform);
    await expect.poll(readPosition).not.toBe('none');
    const before = await readPosition();
    await page.clock.runFor(SLIDE_MS);
    const moved = (await readPosition()) !== before;
    await close();
    return moved;
  };
  expect(await Promise.all([advances(false), advances(true)])).toEqual([true, false]);
});
