import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningShop, startShop } from './shop.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** What the tests of a file share. It is there from the first of them on. */
export interface OpenShop {
  readonly shop: RunningShop;
  readonly origin: string;
  readonly browser: Browser;
  /** A visitor with an empty browser. */
  visit(options?: VisitOptions): Promise<Visit>;
}

/** Opens a shop and a browser before the tests of a file, and closes both after them. */
export function openShop(start: () => Promise<RunningShop> = startShop): OpenShop {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  return {
    get shop() {
      return shop;
    },
    get origin() {
      return shop.origin;
    },
    get browser() {
      return browser;
    },
    visit: (options) => visit(browser, shop.origin, options),
  };
}
