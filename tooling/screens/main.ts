import '../require-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@vitrine/kit';
import sharp from 'sharp';
import { launchBrowser } from '../../tests/support/browser.ts';
import {
  desktop,
  openSession,
  phone,
  waitForHydration,
} from '../../tests/support/browser-session.ts';
import { places as allPlaces, type Place, type Visitor } from '../../tests/support/places.ts';
import { startShop } from '../../tests/support/shop.ts';
import { createShopFixture, type ShopFixture } from '../../tests/support/shop-fixture.ts';
import { indexPage, isPictured, type PictureVariant, pictureName } from './index-page.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/screens/', import.meta.url));
const VISITORS: readonly Visitor[] = ['guest', 'shopper', 'newcomer'];

type Variant = PictureVariant & { locale: Language; viewport: typeof phone; pixels: number };

const VARIANTS: readonly Variant[] = [
  { language: 'zh', size: 'phone', locale: 'zh-CN', viewport: phone, pixels: 375 },
  { language: 'en', size: 'phone', locale: 'en-US', viewport: phone, pixels: 375 },
  { language: 'zh', size: 'desktop', locale: 'zh-CN', viewport: desktop, pixels: 960 },
  { language: 'en', size: 'desktop', locale: 'en-US', viewport: desktop, pixels: 960 },
];

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<typeof openSession>>['page'];

/** Whether no skeleton, running animation or loading image is left in the viewport. */
const IS_READY = `
  !document.querySelector('[aria-busy="true"]') &&
  document.fonts.status === 'loaded' &&
  document.getAnimations().every(({ playState }) => playState !== 'running') &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  )`;

/** Polls, because the security policy of the page forbids a function that waits inside it. */
async function waitUntilReady(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await page.evaluate(IS_READY)) return;
    await page.waitForTimeout(50);
  }
}

/** Opens the places of one kind of visitor in one variant, and takes a picture of each. */
async function takePictures(
  browser: Browser,
  origin: string,
  { shopper, cookies }: ShopFixture,
  visitor: Visitor,
  variant: Variant,
  places: readonly Place[],
): Promise<void> {
  const { viewport } = variant.viewport;
  const { page, context, close } = await openSession(browser, origin, {
    viewport,
    reducedMotion: true,
  });
  await context.addCookies(cookies[visitor]);
  // Scroll bars lie over the page as on a phone, so that a dialog reserves no space for them.
  const metrics = { ...viewport, deviceScaleFactor: 1, mobile: true };
  await (await context.newCDPSession(page)).send('Emulation.setDeviceMetricsOverride', metrics);
  const placesOfVisitor = places.filter(
    (place) => place.visitor === visitor && isPictured(place, variant),
  );
  for (const place of placesOfVisitor) {
    await page.goto(place.path(shopper, variant.locale));
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await waitUntilReady(page);
    await place.prepare?.(page);
    await waitUntilReady(page);
    const picture = await sharp(await page.screenshot())
      .resize(variant.pixels)
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    writeFileSync(`${FOLDER}${pictureName(place.name, variant)}`, picture);
  }
  await close();
}

const names = process.argv.slice(2);
const places = names.length > 0 ? allPlaces.filter(({ name }) => names.includes(name)) : allPlaces;
if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [shop, browser] = await Promise.all([
  startShop({ ORDER_PACE: 'off', STOCK_RESERVATION_MINUTES: '60' }),
  launchBrowser(),
]);
try {
  const fixture = await createShopFixture(browser, shop.origin);
  const pictureVariant = async (variant: Variant) => {
    for (const visitor of VISITORS)
      await takePictures(browser, shop.origin, fixture, visitor, variant, places);
  };
  await Promise.all(VARIANTS.map(pictureVariant));
} finally {
  await browser.close();
  await shop.stop();
}
writeFileSync(`${FOLDER}README.md`, indexPage(allPlaces, VARIANTS));
console.log(`Pictures of ${places.length} places in ${FOLDER}`);
