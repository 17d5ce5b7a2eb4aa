import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type BrowserSession, openSession, type SessionOptions } from './browser-session.ts';
import { capturePages, reportFailure } from './failure-report.ts';
import { type RunningShop, startShop } from './shop.ts';

/** Opens the shop that tests share, for journeys that change nothing but what their own visitors have. */
export const openSharedShop = async (): Promise<RunningShop> => ({
  origin: inject('shopOrigin'),
  log: () => readFileSync(inject('shopLogFile'), 'utf8'),
  // It goes on when the tests of a file end.
  stop: async () => undefined,
});

/** The shop and the browser that the tests of a file share. They exist from the first test on. */
export interface ShopHarness {
  readonly server: RunningShop;
  readonly origin: string;
  readonly browser: Browser;
  /** Opens a page in a new browser context. One opened inside a test is closed after it. */
  openSession(options?: SessionOptions): Promise<BrowserSession>;
}

/**
 * Starts a shop and a browser before the tests of a file, and stops both after them. A failed test saves
 * screenshots, HTML and logs of its pages under `.cache/failures/`.
 */
export function setUpShop(start: () => Promise<RunningShop> = startShop): ShopHarness {
  let server: RunningShop;
  let browser: Browser;
  let isInTest = false;
  /** The open sessions; `true` for those of the running test. */
  const sessions = new Map<BrowserSession, boolean>();

  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), launchBrowser()]);
  });
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async (context) => {
    isInTest = false;
    if (context.task.result?.state === 'fail') {
      reportFailure(context, {
        ...(await capturePages(sessions.keys())),
        'server.log.txt': server.log(),
      });
    }
    for (const [session, isOfTest] of sessions) if (isOfTest) await session.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    get server() {
      return server;
    },
    get origin() {
      return server.origin;
    },
    get browser() {
      return browser;
    },
    async openSession(options) {
      const session = await openSession(browser, server.origin, options);
      sessions.set(session, isInTest);
      session.context.on('close', () => sessions.delete(session));
      return session;
    },
  };
}
