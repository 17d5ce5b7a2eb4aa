import { setTimeout } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  ConsoleMessage,
  Frame,
  Page,
  Request,
} from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';

/** A browser context with one page, and the errors that the page has logged. */
export interface BrowserSession {
  page: Page;
  context: BrowserContext;
  /** Everything the page wrote to its console, its uncaught errors and its failed requests. */
  log: readonly string[];
  /** Returns and forgets the errors since the last call: console, uncaught, and statuses from 400 on. */
  takeErrors(): readonly string[];
  /** The cumulative layout shift since the page was opened. */
  layoutShift(): Promise<number>;
  close(): Promise<void>;
}

export interface SessionOptions {
  viewport?: typeof PHONE;
  javaScriptEnabled?: boolean;
  reducedMotion?: boolean;
  /** Simulates another host than a plain browser. */
  userAgent?: string;
  /** Allows the service worker, which answers from its cache. Default: blocked. */
  serviceWorker?: boolean;
}

const OBSERVE_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The largest layout shift that a journey allows. Search engines rate anything below 0.1 as good. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** A phone's browser, which opens the apps of payment providers. */
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Device = Pick<SessionOptions, 'userAgent'> & Required<Pick<SessionOptions, 'viewport'>>;

export const phone: Device = { viewport: PHONE, userAgent: PHONE_AGENT };
export const desktop: Device = { viewport: DESKTOP };

const MIN_PHONE_WIDTH = 320;
const MIN_DESKTOP_WIDTH = 1024;

/** Measures the horizontal overflow of the page at its own width and at the smallest width of its layout. */
export async function measureOverflow(page: Page): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? PHONE;
  const minWidth = width < MIN_DESKTOP_WIDTH ? MIN_PHONE_WIDTH : MIN_DESKTOP_WIDTH;
  const overflows: number[] = [];
  for (const each of [minWidth, width]) {
    await page.setViewportSize({ width: each, height });
    overflows.push(
      await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    );
  }
  return overflows;
}

/** The browser logs this for each failed response, which is recorded with its URL already. */
const isFailedResponse = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: the server responded');

/** The requests of a page that have not ended, and how many have. */
interface Requests {
  pending: Set<Request>;
  ended: number;
}
const requestsOf = new WeakMap<Page, Requests>();

function trackRequests(page: Page): void {
  const pending = new Set<Request>();
  const requests = { pending, ended: 0 };
  requestsOf.set(page, requests);
  const end = (request: Request) => {
    pending.delete(request);
    requests.ended++;
  };
  page.on('request', (request) => {
    // The requests of the previous document may end without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

const QUIET_MS = 100;
const POLL_MS = 10;
/** How long no request ends until the page counts as hanging: a busy machine draws images slowly. */
const PROGRESS_LIMIT_MS = 30_000;

/** Waits until the page has made no request for a while, and is idle. */
export async function waitForQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  let [quietSince, progressAt] = [performance.now(), performance.now()];
  let ended = requests?.ended;
  for (let now = quietSince; now - quietSince < QUIET_MS; now = performance.now()) {
    await setTimeout(POLL_MS);
    if (requests?.pending.size) quietSince = performance.now();
    if (requests?.ended !== ended) progressAt = now;
    ended = requests?.ended;
    if (now - progressAt > PROGRESS_LIMIT_MS) {
      const urls = [...(requests?.pending ?? [])].map((each) => each.url());
      throw new Error(`Still loading ${urls.join(' ')}`);
    }
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Records the log and the errors of a page. */
function recordErrors(page: Page) {
  const log: string[] = [];
  const errors: string[] = [];
  const addError = (text: string) => {
    log.push(`error: ${text}`);
    errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFailedResponse(message)) addError(message.text());
    else log.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => addError(String(error)));
  page.on('requestfailed', (request) =>
    log.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) addError(`${response.status()} ${response.url()}`);
  });
  return { log, errors };
}

/** Opens a page in a new browser context without cookies, storage or cache. */
export async function openSession(
  browser: Browser,
  origin: string,
  {
    viewport = PHONE,
    javaScriptEnabled = true,
    reducedMotion = false,
    serviceWorker = false,
    userAgent,
  }: SessionOptions = {},
): Promise<BrowserSession> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    javaScriptEnabled,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'zh-CN',
    ...(userAgent && { userAgent }),
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
  await context.addInitScript(OBSERVE_SHIFTS);
  const page = await context.newPage();
  trackRequests(page);
  const { log, errors } = recordErrors(page);
  return {
    page,
    context,
    log,
    takeErrors: () => errors.splice(0),
    layoutShift: () =>
      page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    close: () => context.close(),
  };
}

/** Waits until React has hydrated the page: only then does the live region for page titles exist. */
export const waitForHydration = (page: Page | Frame) =>
  page.locator('body > * > [aria-live="polite"]').first().waitFor({ state: 'attached' });

/** Reads the visible h1 headings of a page, of which there must be exactly one. */
export const readVisibleH1s = (page: Page): Promise<string[]> =>
  page
    .locator('h1')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.textContent ?? ''),
    );

/**
 * Scrolls to the end of the page step by step, so that everything lazy loads. Each step waits for the
 * test, which leaves distant modules the time to be drawn before they are near.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page grows while its modules come near.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await waitForQuiet(page);
}
