import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import {
  type BrowserSession,
  desktop,
  MAX_LAYOUT_SHIFT,
  measureOverflow,
  phone,
  readVisibleH1s,
  waitForHydration,
  waitForQuiet,
} from '../support/browser-session.ts';
import { findCoveredControls } from '../support/covered-controls.ts';
import { findFaultsWhenEnlarged } from '../support/enlarged-pages.ts';
import { placesOf } from '../support/places.ts';
import { startShop } from '../support/shop.ts';
import { createShopFixture, type ShopFixture } from '../support/shop-fixture.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { findUntranslatedLines } from '../support/untranslated.ts';

const shop = setUpShop(() => startShop({ ORDER_PACE: 'off', STOCK_RESERVATION_MINUTES: '60' }));
let fixture: ShopFixture;
beforeAll(async () => {
  fixture = await createShopFixture(shop.browser, shop.origin);
});

const variants = [
  ['Chinese, on a phone and a desktop', 'zh-CN', phone, desktop],
  ['English, on a desktop and a phone', 'en-US', desktop, phone],
] as const;
const visitors = [
  ['with orders', 'shopper'],
  ['without any data', 'newcomer'],
] as const;

/** Waits until the private data has loaded and no skeleton is left. */
const waitForPrivateData = async ({ page }: BrowserSession) => {
  await waitForHydration(page);
  await waitForQuiet(page);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

describe.each(variants)('in %s', (_, language, first, second) => {
  describe.each(visitors)('a shopper %s', (__, visitor) => {
    let shopper: BrowserSession;
    beforeAll(async () => {
      shopper = await shop.openSession({ ...first, reducedMotion: true });
      await shopper.context.addCookies(fixture.cookies[visitor]);
    });
    afterAll(() => shopper?.close());

    test.each(placesOf(visitor).map((place) => [place.name, place] as const))(
      '%s: no errors, no layout shift, accessible',
      async (___, place) => {
        const { page, takeErrors, layoutShift } = shopper;
        await page.setViewportSize(first.viewport);
        await page.goto(place.path(fixture.shopper, language));
        await waitForPrivateData(shopper);
        await place.prepare?.(page);
        expect(takeErrors()).toEqual([]);
        expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
        // Each language is checked at one size and each size in one language: a run takes most of the time.
        expect(await findAccessibilityViolations(page)).toEqual([]);
        for (const { viewport } of [first, second]) {
          await page.setViewportSize(viewport);
          expect(await measureOverflow(page)).toEqual([0, 0]);
          expect(await readVisibleH1s(page)).toEqual([expect.stringMatching(/\S/)]);
          if (language === 'zh-CN') expect(await findCoveredControls(page)).toEqual([]);
        }
        if (language === 'en-US') {
          expect(await findUntranslatedLines(page)).toEqual([]);
          expect(await findFaultsWhenEnlarged(page)).toEqual([]);
        }
      },
    );
  });
});
