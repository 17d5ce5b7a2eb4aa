import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESK, PHONE } from './browser.ts';

/** Things a shopper's browser would rather not say. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors, refused scripts, failed requests: all since it was last asked. */
  complaints(): readonly string[];
  /** How far the page has jumped since it was opened. */
  layoutShift(): Promise<number>;
  end(): Promise<void>;
}

export interface VisitOptions {
  viewport?: typeof PHONE;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** Another host than a plain browser. */
  userAgent?: string;
  /** Whether the device keeps what it sees. Usually each visit asks the shop itself. */
  keeps?: boolean;
}

const OBSERVE_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** What a reader notices as a jump is a tenth; nothing of ours may come near. */
export const STILL = 0.01;

export const phone = { viewport: PHONE };
export const desk = { viewport: DESK };

const NARROWEST_PHONE = 320;
const NARROWEST_DESK = 1024;

/** How far the page reaches beyond its window, and beyond the narrowest that is laid out alike. */
export async function overflow(page: Page): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? PHONE;
  const least = width < NARROWEST_DESK ? NARROWEST_PHONE : NARROWEST_DESK;
  const beyond: number[] = [];
  for (const each of [least, width]) {
    await page.setViewportSize({ width: each, height });
    beyond.push(
      await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    );
  }
  return beyond;
}

/** A visitor with an empty browser. */
export async function visit(
  browser: Browser,
  origin: string,
  {
    viewport = PHONE,
    javaScript = true,
    reducedMotion = false,
    keeps = false,
    userAgent,
  }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'zh-CN',
    ...(userAgent && { userAgent }),
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  await context.addInitScript(OBSERVE_SHIFTS);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    const isToldBelow = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isToldBelow) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) heard.push(`${response.status()} ${response.url()}`);
  });
  return {
    page,
    context,
    complaints: () => heard.splice(0),
    layoutShift: () =>
      page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    end: () => context.close(),
  };
}

/** Waits until the browser has taken over the page that the server drew: only then is it announced. */
export const takenOver = (page: Page) =>
  page.locator('body > * > [aria-live="polite"]').first().waitFor({ state: 'attached' });

/** What a page is called: its first headings that are there for somebody, of which there is to be one. */
export const pageNames = (page: Page): Promise<string[]> =>
  page
    .locator('h1')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.textContent ?? ''),
    );

/** Goes down the page as a thumb does, so that everything lazy arrives. */
export async function readToTheEnd(page: Page): Promise<void> {
  let height = 0;
  for (let y = 0; y < 40_000; y += 500) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(30);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (y > height) break;
  }
  await page.waitForLoadState('networkidle');
}
