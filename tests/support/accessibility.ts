import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The details of rules that pass are not read. */
const RUN = `axe.run({ resultTypes: ['violations'] })`;

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Longer than any entrance animation. Animations far below the viewport never finish. */
const MAX_ANIMATION_MS = 1_000;

/** Waits for entrance animations: a half-transparent text has less contrast than it will have. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async (longest) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.race([
      Promise.all(ending.map(({ finished }) => finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, longest)),
    ]);
  }, MAX_ANIMATION_MS);

/**
 * Runs every rule of axe on the page and lists the violations. The security policy of the page forbids
 * injected scripts, so axe is evaluated instead.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = (await page.evaluate(RUN)) as { violations: Violation[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
