import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';
import { fillTime } from './fill-time.ts';

/** The page as shoppers see it, in the editor that is open. */
export const findCanvas = (page: Page): FrameLocator => page.frameLocator('#preview-frame');

/** Opens the modules of the page as a list. */
export async function openOutline(page: Page) {
  await page.getByRole('tab', { name: '大纲' }).click();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  return { rows, all: page.getByRole('checkbox', { name: /^全选|^已选/ }) };
}

/** Pastes the modules of the clipboard as text. */
export async function pasteModules(page: Page): Promise<void> {
  await page.getByRole('button', { name: '粘贴' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴模块' });
  await dialog.getByRole('textbox').press('Control+v');
  await dialog.getByRole('button', { name: '粘贴' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Publishes the draft that is open, at once or from a time on. */
export async function publishDraft(page: Page, startsAt?: string): Promise<void> {
  await page.getByRole('button', { name: '发布' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^检查完毕|^发布前请留意|^共 \d+ 处/).waitFor();
  const samples = dialog.getByRole('checkbox', { name: /^保留模板/ });
  if (await samples.isVisible()) await samples.check();
  if (startsAt) await fillTime(dialog.getByLabel(/^开始时间/), startsAt);
  await dialog.getByRole('button', { name: '发布' }).click();
}

/** Finds a draft among the reviews, which are open, and approves it beside its page. */
export async function approveReview(page: Page, pageName: string, note: string): Promise<void> {
  await page.getByText(note).waitFor();
  await page.getByRole('link', { name: pageName }).click();
  await page.getByRole('button', { name: '审核 · 批注' }).first().click();
  await page.getByText(note).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '通过' }).click();
  await page.getByText('已通过').first().waitFor();
}

/** Drags with the mouse as a hand does: the editor follows a drag from its first few pixels on. */
export async function drag(page: Page, from: Locator, to: Locator, at = 0.5): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('What is dragged or where it is dropped is not shown');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * at, { steps: 20 });
  await page.mouse.move(end.x + end.width / 2 + 1, end.y + end.height * at, { steps: 5 });
  await page.mouse.up();
}
