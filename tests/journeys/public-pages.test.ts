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
import { findFaultsWhenEnlarged } from '../support/enlarged-pages.ts';
import { type Place, placesOf } from '../support/places.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';
import type { ShopperFixture } from '../support/shopper-fixture.ts';
import { findUntranslatedLines } from '../support/untranslated.ts';

const shop = setUpShop(openSharedShop);
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

const isPrepared = ({ prepare }: Place) => prepare !== undefined;
const isOnDesktops = ({ phoneOnly }: Place) => !phoneOnly;
const guestPlaces = placesOf('guest');
const plain = guestPlaces.filter((place) => !isPrepared(place));
const prepared = guestPlaces.filter(isPrepared);

/**
 * A page is loaded at the first size, where axe checks it, and then takes the second one. An open sheet belongs to the
 * size at which it was opened, so those pages are loaded at each size. English pages, whose words are longer, are also
 * enlarged.
 */
const variants = [
  ['Chinese, on a phone and a desktop', 'zh-CN', [phone, desktop], plain],
  ['Chinese, on a phone', 'zh-CN', [phone], prepared],
  ['Chinese, on a desktop', 'zh-CN', [desktop], prepared.filter(isOnDesktops)],
  ['English, on a desktop and a phone', 'en-US', [desktop, phone], plain],
  ['English, on a phone', 'en-US', [phone], prepared],
  ['English, on a desktop', 'en-US', [desktop], prepared.filter(isOnDesktops)],
] as const;

describe.each(variants)('in %s', (_, language, [first, second], places) => {
  const isInEnglish = language === 'en-US';
  const options = { ...first, reducedMotion: isInEnglish };
  let shopper: BrowserSession;
  beforeAll(async () => {
    shopper = await shop.openSession(options);
  });
  afterAll(() => shopper?.close());

  const checkSize = async (page: Page): Promise<void> => {
    expect(await measureOverflow(page)).toEqual([0, 0]);
    expect(await readVisibleH1s(page)).toEqual([expect.stringMatching(/\S/)]);
    expect(isInEnglish ? await findUntranslatedLines(page) : []).toEqual([]);
  };

  test.each(places.map((place) => [place.name, place] as const))(
    '%s: complete, no errors, no layout shift, accessible',
    async (_name, { path, prepare }) => {
      const { page, takeErrors, layoutShift } = shopper;
      await page.setViewportSize(first.viewport);
      await page.goto(path({ product } as ShopperFixture, language));
      await waitForHydration(page);
      const coveredControls = isInEnglish || prepare ? [] : await findCoveredControls(page);
      if (isInEnglish && !prepare) await scrollToEnd(page);
      else await waitForQuiet(page);
      expect(takeErrors()).toEqual([]);
      expect(await findBrokenImages(page)).toEqual([]);
      expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
      await prepare?.(page);
      await checkSize(page);
      if (isInEnglish) expect(await countAnimations(page)).toBe(0);
      else expect(prepare ? await findCoveredControls(page) : coveredControls).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      if (!second) return;
      await page.setViewportSize(second.viewport);
      await checkSize(page);
      if (isInEnglish) expect(await findFaultsWhenEnlarged(page)).toEqual([]);
      else expect(await findCoveredControls(page)).toEqual([]);
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
