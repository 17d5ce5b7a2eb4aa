import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { chineseIn } from '../support/english.ts';
import { type Inhabited, inhabit } from '../support/inhabit.ts';
import { emptyPlaces, ownPlaces, type Place, type Who } from '../support/places.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { desk, pageNames, phone, STILL, takenOver, type Visit, visit } from '../support/visit.ts';

let shop: RunningShop;
let browser: Browser;
let people: Inhabited;
beforeAll(async () => {
  [shop, browser] = await Promise.all([
    startShop({ ORDER_PACE: 'off', STOCK_HOLD_MINUTES: '60' }),
    launchBrowser(),
  ]);
  people = await inhabit(browser, shop.origin);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const ways = [
  ['Chinese, on a phone and on a desk', '', phone, desk],
  ['English, on a desk and on a phone', '/en', desk, phone],
] as const;
const whose = [
  ['who has been here for long', 'shopper', ownPlaces],
  ['who has just come', 'newcomer', emptyPlaces],
] as const satisfies readonly (readonly [string, Who, readonly Place[]])[];

const overflow = (shopper: Visit) =>
  shopper.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What belongs to somebody has come, and nothing stands in for it any more. */
const settled = async ({ page }: Visit) => {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

describe.each(ways)('in %s', (_, prefix, first, second) => {
  describe.each(whose)('a shopper %s', (__, who, places) => {
    let shopper: Visit;
    beforeAll(async () => {
      shopper = await visit(browser, shop.origin, { ...first, reducedMotion: true });
      await shopper.context.addCookies(people.cookies[who]);
    });
    afterAll(() => shopper?.end());

    test.each(places.map((place) => [place.name, place] as const))(
      '%s: quiet, still and accessible',
      async (___, place) => {
        const { page, complaints, layoutShift } = shopper;
        await page.setViewportSize(first.viewport);
        await page.goto(prefix + place.path(people.belongings));
        await settled(shopper);
        await place.then?.(page);
        expect(complaints()).toEqual([]);
        expect(await layoutShift()).toBeLessThan(STILL);
        for (const { viewport } of [first, second]) {
          await page.setViewportSize(viewport);
          expect(await overflow(shopper)).toBeLessThanOrEqual(0);
          expect(await barriers(page)).toEqual([]);
          expect(await pageNames(page)).toEqual([expect.stringMatching(/\S/)]);
        }
        if (prefix) expect(await chineseIn(page)).toEqual([]);
      },
    );
  });
});
