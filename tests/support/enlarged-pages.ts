import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { findUnreadableText } from './unreadable-text.ts';

const DEFAULT_LETTERS = 16;

/** Letters of twice the size on a phone and on a desktop, and a desktop at a zoom of 400%. */
const ENLARGEMENTS = [
  { viewport: PHONE, letters: 32 },
  { viewport: DESKTOP, letters: 32 },
  { viewport: { width: 320, height: 256 }, letters: DEFAULT_LETTERS },
];

/** Finds what is not readable or makes the page scroll sideways when a shopper enlarges it. */
export async function findFaultsWhenEnlarged(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const faults: string[] = [];
  for (const { viewport, letters } of ENLARGEMENTS) {
    await page.setViewportSize(viewport);
    await setLetters(letters);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`${viewport.width} px: ${overflow} px too wide`);
    const texts = await findUnreadableText(page);
    faults.push(...texts.map((text) => `${viewport.width} px: ${text}`));
  }
  await setLetters(DEFAULT_LETTERS);
  await browser.detach();
  return faults;
}
