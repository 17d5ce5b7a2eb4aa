import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a step of the queue and selects every order of it. */
export async function selectStep(page: Page, step: string, count: number): Promise<void> {
  await page.getByRole('tab', { name: step }).click();
  await page.getByText(`共 ${count} 行`).waitFor();
  await page.getByRole('checkbox', { name: '选择', exact: true }).click();
  await page.getByRole('group', { name: `已选 ${count} 项` }).waitFor();
}

/** Waits until the list has followed orders to a step, selected as before. */
export async function waitForSelection(page: Page, step: string, count: number): Promise<void> {
  await page.getByRole('tab', { name: step, selected: true }).waitFor();
  await page.getByRole('group', { name: `已选 ${count} 项` }).waitFor();
}

/** Waits until what was started for many orders has shown its progress and is done for every one. */
export async function waitForProgress(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('progressbar').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Records something on the way of an order, and waits for its next step. */
export async function recordEvent(page: Page, id: string, [action, step]: [string, string]) {
  await page.goto(`/admin/orders/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await main.getByText(step, { exact: true }).first().waitFor();
}

interface Inspection {
  readonly note: string;
  readonly isSellable: boolean;
  readonly amount: string;
}

/** Approves a return, records what arrived and refunds it. */
export async function takeBack(page: Page, id: string, { note, isSellable, amount }: Inspection) {
  await page.goto('/admin/returns');
  await page.getByRole('link', { name: id, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `退货单 ${id}` });
  await drawer.getByRole('link', { name: /^订单 20\d{6}/ }).waitFor();
  for (const action of ['同意退货', '确认收到', '记录验货']) {
    const button = drawer.getByRole('button', { name: action });
    await button.waitFor();
    // A button takes no click until the step before has ended.
    await drawer.locator('.ant-btn-loading').first().waitFor({ state: 'detached' });
    await button.click();
  }
  const form = page.getByRole('dialog', { name: '记录验货' });
  await form.getByLabel('验货结果').fill(note);
  await form.getByRole('checkbox').setChecked(isSellable);
  await form.getByRole('button', { name: '记录验货' }).click();
  await drawer.getByText(note).waitFor();
  await drawer.getByRole('button', { name: '退款', exact: true }).click();
  const question = page.getByRole('dialog', { name: `退款 ${amount}？` });
  await question.getByRole('button', { name: '退款', exact: true }).click();
  // The provider may have refunded it before the drawer reads the return again.
  await drawer
    .getByText(/^(退款中|已退款)$/)
    .first()
    .waitFor();
}

/** Opens the only personal ID that waits, until both of its photos are drawn. */
export async function openReview(page: Page): Promise<void> {
  await page.goto('/admin/personal-ids');
  await page.getByText('待审核 1').waitFor();
  await page.getByRole('button', { name: '开始审核' }).click();
  for (const name of ['人像面', '国徽面']) {
    const photo = page.getByRole('img', { name });
    const readWidth = () => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(readWidth).toBeGreaterThan(0);
  }
}
