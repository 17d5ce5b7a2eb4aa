import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium where there is one; otherwise the one that a package brings. */
export const chromiumPath = async (): Promise<string> =>
  existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : sparticuz.executablePath();

export const launchBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    headless: true,
    args: [...FLAGS, ...flags],
  });

export const PHONE = { width: 375, height: 812 };
export const DESK = { width: 1440, height: 900 };
