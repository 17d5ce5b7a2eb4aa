import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAccessibilityViolations } from './accessibility.ts';

/** Expects the current state of a page to be accessible. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
}
