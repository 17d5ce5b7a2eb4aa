import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** Longer than anything takes to come in. What is far from the window does not move on at all. */
const COMING_IN_MS = 1_000;

/** What is still coming in is paler than it will be. */
const untilStill = (page: Page) =>
  page.evaluate(async (longest) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.race([
      Promise.all(ending.map(({ finished }) => finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, longest)),
    ]);
  }, COMING_IN_MS);

/**
 * What keeps somebody from using the page as it stands, by every rule that axe has. The page's own
 * policy forbids injected scripts, so this one is evaluated instead.
 */
export async function barriers(page: Page): Promise<string[]> {
  await untilStill(page);
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Finding[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
