import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Types a time of the clock in China, and returns the button that takes it over. */
export async function typeTime(input: Locator, time: string): Promise<Locator> {
  await input.click();
  const button = input.page().locator('.ant-picker-dropdown:visible .ant-picker-ok button');
  // A picker that is still opening drops what is typed.
  const type = async () => {
    await input.fill(time);
    return button.isEnabled();
  };
  await expect.poll(type).toBe(true);
  return button;
}

/** Types a time of the clock in China, and takes it over as a press of the picker's button does. */
export async function fillTime(input: Locator, time: string): Promise<void> {
  const button = await typeTime(input, time);
  // The open picker may still move, so that a click of the mouse could miss it.
  await button.dispatchEvent('click');
  await button.waitFor({ state: 'hidden' });
}
