import type { Locator } from 'playwright-core';

/** Chooses an option of a list. The open list may still move, so that a click of the mouse could miss it. */
export async function chooseOption(list: Locator, option: string): Promise<void> {
  await list.click();
  await list.page().getByTitle(option, { exact: true }).dispatchEvent('click');
}
