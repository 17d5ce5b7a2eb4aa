import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const CLICK_MS = 1_000;

const findButton = (input: Locator): Locator =>
  input.page().locator('.ant-picker-dropdown:visible .ant-picker-ok button');

/** Types a time of the clock in China, and takes it over. The picker of a range stays open for the other time. */
export async function typeTime(input: Locator, time: string): Promise<void> {
  await input.click();
  const button = findButton(input);
  // A picker that is still opening, or that is drawn again, drops what is typed.
  const takeOver = async () => {
    await input.fill(time);
    return button.click({ timeout: CLICK_MS }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(takeOver).toBe(true);
}

/** Types a time of the clock in China, and takes it over as a press of the picker's button does. */
export async function fillTime(input: Locator, time: string): Promise<void> {
  await typeTime(input, time);
  await findButton(input).waitFor({ state: 'hidden' });
}
