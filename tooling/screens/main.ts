import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from '../../tests/support/browser.ts';
import { type Inhabited, inhabit } from '../../tests/support/inhabit.ts';
import {
  brokenPlaces,
  drawnPlaces,
  emptyPlaces,
  guestPlaces,
  laterPlaces,
  ownPlaces,
  type Place,
  sheetPlaces,
  type Who,
} from '../../tests/support/places.ts';
import { startShop } from '../../tests/support/shop.ts';
import { desk, phone, takenOver, visit } from '../../tests/support/visit.ts';
import { indexPage, isSeen, pictureName, type Way } from './index-page.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const PEOPLE: readonly Who[] = ['guest', 'shopper', 'newcomer'];
const PLACES = [
  ...guestPlaces,
  ...sheetPlaces,
  ...laterPlaces,
  ...brokenPlaces,
  ...ownPlaces,
  ...drawnPlaces,
  ...emptyPlaces,
];

const WAYS: readonly (Way & { prefix: string; seen: typeof phone; pixels: number })[] = [
  { language: 'zh', size: 'phone', prefix: '', seen: phone, pixels: 375 },
  { language: 'en', size: 'phone', prefix: '/en', seen: phone, pixels: 375 },
  { language: 'zh', size: 'desk', prefix: '', seen: desk, pixels: 960 },
  { language: 'en', size: 'desk', prefix: '/en', seen: desk, pixels: 960 },
];

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<typeof visit>>['page'];

/** Nothing is drawn in its place, and the window holds no picture that has not arrived, nor one that is still fading in. */
const LOOKS_READY = `
  !document.querySelector('[aria-busy="true"]') &&
  document.fonts.status === 'loaded' &&
  document.getAnimations().every(({ playState }) => playState !== 'running') &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  )`;

/** Asked again and again: the page's own policy forbids a function that waits in it. */
async function untilReady(page: Page): Promise<void> {
  for (let asked = 0; asked < 100; asked++) {
    if (await page.evaluate(LOOKS_READY)) return;
    await page.waitForTimeout(50);
  }
}

/** Somebody goes through all that is theirs, one way, and takes a picture of each. */
async function walk(
  browser: Browser,
  origin: string,
  { belongings, cookies }: Inhabited,
  who: Who,
  way: (typeof WAYS)[number],
  places: readonly Place[],
): Promise<void> {
  const { page, context, end } = await visit(browser, origin, { ...way.seen, reducedMotion: true });
  await context.addCookies(cookies[who]);
  // Bars lie over the page, as on a phone: no room is kept for them beside a dialog.
  const metrics = { ...way.seen.viewport, deviceScaleFactor: 1, mobile: true };
  await (await context.newCDPSession(page)).send('Emulation.setDeviceMetricsOverride', metrics);
  const theirs = places.filter((each) => each.who === who && isSeen(each, way));
  for (const place of theirs) {
    await page.goto(way.prefix + place.path(belongings) || '/');
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await untilReady(page);
    await place.then?.(page);
    await untilReady(page);
    const picture = await sharp(await page.screenshot())
      .resize(way.pixels)
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    writeFileSync(`${FOLDER}${pictureName(place.name, way)}`, picture);
  }
  await end();
}

const wanted = process.argv.slice(2);
const places = wanted.length > 0 ? PLACES.filter(({ name }) => wanted.includes(name)) : PLACES;
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [shop, browser] = await Promise.all([
  startShop({ ORDER_PACE: 'off', STOCK_HOLD_MINUTES: '60' }),
  launchBrowser(),
]);
try {
  const people = await inhabit(browser, shop.origin);
  const inOneWay = async (way: (typeof WAYS)[number]) => {
    for (const who of PEOPLE) await walk(browser, shop.origin, people, who, way, places);
  };
  await Promise.all(WAYS.map(inOneWay));
} finally {
  await browser.close();
  await shop.stop();
}
writeFileSync(`${FOLDER}README.md`, indexPage(PLACES, WAYS));
