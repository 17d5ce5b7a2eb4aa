import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { chineseIn } from '../support/english.ts';
import { type Inhabited, inhabit } from '../support/inhabit.ts';
import { openShop } from '../support/open-shop.ts';
import { emptyPlaces, ownPlaces, type Place, type Who } from '../support/places.ts';
import { covered } from '../support/reach.ts';
import { startShop } from '../support/shop.ts';
import {
  desk,
  overflow,
  pageNames,
  phone,
  STILL,
  takenOver,
  type Visit,
} from '../support/visit.ts';

const here = openShop(() => startShop({ ORDER_PACE: 'off', STOCK_HOLD_MINUTES: '60' }));
let people: Inhabited;
beforeAll(async () => {
  people = await inhabit(here.browser, here.origin);
});

const ways = [
  ['Chinese, on a phone and on a desk', '', phone, desk],
  ['English, on a desk and on a phone', '/en', desk, phone],
] as const;
const whose = [
  ['who has been here for long', 'shopper', ownPlaces],
  ['who has just come', 'newcomer', emptyPlaces],
] as const satisfies readonly (readonly [string, Who, readonly Place[]])[];

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
      shopper = await here.visit({ ...first, reducedMotion: true });
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
          expect(await overflow(page)).toEqual([0, 0]);
          expect(await barriers(page)).toEqual([]);
          expect(await pageNames(page)).toEqual([expect.stringMatching(/\S/)]);
          if (!prefix) expect(await covered(page)).toEqual([]);
        }
        if (prefix) expect(await chineseIn(page)).toEqual([]);
      },
    );
  });
});
