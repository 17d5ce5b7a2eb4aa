import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { chineseIn } from '../support/english.ts';
import type { Belongings } from '../support/furnish.ts';
import { openShop } from '../support/open-shop.ts';
import { guestPlaces, laterPlaces, sheetPlaces } from '../support/places.ts';
import { covered } from '../support/reach.ts';
import {
  desk,
  overflow,
  pageNames,
  phone,
  readToTheEnd,
  STILL,
  takenOver,
  type Visit,
} from '../support/visit.ts';

const here = openShop();
let product = '';
beforeAll(async () => {
  const found = await fetch(`${here.origin}/api/v1/search/products?size=1`);
  product = (await found.json()).items[0].id;
});

const onEveryDevice = [...guestPlaces, ...laterPlaces];

const emptyPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

describe.each([
  ['Chinese on a phone', '', phone],
  ['English on a phone, without motion', '/en', { ...phone, reducedMotion: true }],
  ['Chinese on a desk, without motion', '', { ...desk, reducedMotion: true }],
  ['English on a desk', '/en', desk],
] as const)('in %s', (_, prefix, options) => {
  let shopper: Visit;
  beforeAll(async () => {
    shopper = await here.visit(options);
  });
  afterAll(() => shopper?.end());

  const isPhone = options.viewport.width === phone.viewport.width;
  const places = isPhone ? [...onEveryDevice, ...sheetPlaces] : onEveryDevice;

  test.each(places.map((place) => [place.name, place] as const))(
    '%s: complete, quiet, still and accessible',
    async (_name, { path, then }) => {
      const { page, complaints, layoutShift } = shopper;
      await page.goto(prefix + path({ product } as Belongings));
      await takenOver(page);
      if (!then) await readToTheEnd(page);
      expect(complaints()).toEqual([]);
      expect(await emptyPictures(page)).toEqual([]);
      expect(await layoutShift()).toBeLessThan(STILL);
      await then?.(page);
      expect(await overflow(page)).toEqual([0, 0]);
      if ('reducedMotion' in options) expect(await moving(page)).toBe(0);
      expect(await barriers(page)).toEqual([]);
      expect(await pageNames(page)).toEqual([expect.stringMatching(/\S/)]);
      if (prefix) expect(await chineseIn(page)).toEqual([]);
      else expect(await covered(page)).toEqual([]);
    },
  );
});

/** Longer than any slide stands. */
const A_WHILE_MS = 6_500;

test('slides move on by themselves, but not for whoever wants stillness', async () => {
  const movesFor = async (reducedMotion: boolean) => {
    const { page, end } = await here.visit({ reducedMotion });
    await page.goto('/content/showcase');
    await takenOver(page);
    // The row scrolls until the carousel's own code moves it.
    const place = () =>
      page
        .locator('[data-module="pos"] ul')
        .first()
        .evaluate((track) => track.scrollLeft + getComputedStyle(track).transform);
    await page.waitForTimeout(500);
    const before = await place();
    await page.waitForTimeout(A_WHILE_MS);
    const moved = (await place()) !== before;
    await end();
    return moved;
  };
  expect(await Promise.all([movesFor(false), movesFor(true)])).toEqual([true, false]);
});
