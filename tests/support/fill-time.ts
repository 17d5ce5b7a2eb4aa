import type { Locator } from 'playwright-core';

/** Types a time of the clock in China, and takes it over as a press of the picker's button does. */
export async function fillTime(input: Locator, time: string): Promise<void> {
  await input.click();
  await input.fill(time);
  const picker = input.page().locator('.ant-picker-dropdown:visible');
  // The open picker may still move, so that a click of the mouse could miss it.
  await picker.locator('.ant-picker-ok button').dispatchEvent('click');
  await picker.waitFor({ state: 'hidden' });
}
