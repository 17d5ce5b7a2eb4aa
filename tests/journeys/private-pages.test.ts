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

const SMALL_PHONE = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const TOLERANCE = 1;

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

describe('at widths between and below those', () => {
  let shopper: BrowserSession;
  beforeAll(async () => {
    shopper = await shop.openSession({ ...phone, reducedMotion: true });
    await shopper.context.addCookies(fixture.cookies.shopper);
  });
  afterAll(() => shopper?.close());

  async function open(path: string, viewport: typeof TABLET): Promise<Page> {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    await page.goto(path);
    await waitForPrivateData(shopper);
    return page;
  }

  test('the smallest phones show the names of regions in full', async () => {
    const page = await open(`/en/user/addresses/${fixture.shopper.address}`, SMALL_PHONE);
    const cutOff = await page.locator('main select').evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).flatMap((select) => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        const text = select.selectedOptions[0]?.text ?? '';
        if (!pen) return [text];
        pen.font = `${style.fontSize} ${style.fontFamily}`;
        const available = select.clientWidth - Number.parseFloat(style.paddingRight);
        return pen.measureText(text).width > available ? [text] : [];
      }),
    );
    expect(await page.locator('main select').count()).toBe(4);
    expect(cutOff).toEqual([]);
  });

  test('the smallest phones show four thumbnails in one row', async () => {
    const page = await open(`/payment/${fixture.shopper.payment}`, SMALL_PHONE);
    const tops = await page
      .locator('main section a[href*="/product/detail/"]')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  test('a phone shows the action of a long toast on one line', async () => {
    const page = await open(`/checkout/${fixture.shopper.checkout}`, phone.viewport);
    await page.getByRole('textbox', { name: '优惠码' }).fill('elsewhere');
    await page.keyboard.press('Enter');
    await page.getByText(/已使用，减/).waitFor();
    await page.getByRole('button', { name: /我的礼券/ }).click();
    await page.getByRole('dialog').getByRole('radio').first().click({ force: true });
    const undo = page.getByRole('button', { name: '撤销' });
    const lines = await undo.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test.each([
    ['bag', () => '/bag', 'main li'],
    ['checkout', () => `/checkout/${fixture.shopper.checkout}`, 'main h2'],
    ['addresses', () => '/user/addresses', 'main li'],
  ])('on a tablet the bar of the %s begins where its column begins', async (_, path, content) => {
    const page = await open(path(), TABLET);
    const edgesOf = (selector: string) =>
      page
        .locator(selector)
        .locator('visible=true')
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        });
    const column = await edgesOf(content);
    const bar = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('main *')].find((element) => {
        const { position, bottom } = getComputedStyle(element);
        return position === 'fixed' && Number.parseFloat(bottom) < 200 && element.textContent;
      });
      const { paddingLeft } = getComputedStyle(fixed ?? document.body);
      return (fixed?.getBoundingClientRect().left ?? 0) + Number.parseFloat(paddingLeft);
    });
    expect(Math.abs(bar - column.left)).toBeLessThanOrEqual(TOLERANCE);
  });

  test('on a tablet six entrances fill their row', async () => {
    const page = await open('/', TABLET);
    const right = await page
      .locator('[data-module="entrancesList"]')
      .first()
      .locator('a')
      .nth(5)
      .evaluate((link) => link.getBoundingClientRect().right);
    expect(right).toBeGreaterThan(TABLET.width - 24);
    expect(right).toBeLessThanOrEqual(TABLET.width);
  });

  test('on a tablet a picture beside its text keeps away from the header', async () => {
    const page = await open('/content/journal-gabardine', TABLET);
    const header = await page.getByRole('banner').boundingBox();
    const picture = await page.locator('[data-module] picture').first().boundingBox();
    expect((picture?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(24);
  });

  test('on a desktop an account that cannot be loaded says so in the middle', async () => {
    const { page } = shopper;
    await page.setViewportSize(desktop.viewport);
    await page.route('**/api/v1/my/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/user/me');
    const middle = await page.getByRole('alert').evaluate((alert) => {
      const { left, right } = alert.getBoundingClientRect();
      return (left + right) / 2;
    });
    await page.unroute('**/api/v1/my/**');
    expect(Math.abs(middle - desktop.viewport.width / 2)).toBeLessThanOrEqual(TOLERANCE);
  });
});
