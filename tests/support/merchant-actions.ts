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
  readonly deduction?: { readonly amount: string; readonly reason: string; readonly note: string };
  /** The delivery that goes back. */
  readonly shipping?: string;
}

const openReturn = (page: Page, id: string) => page.getByRole('dialog', { name: `退货单 ${id}` });

/** Approves a return, and records what arrived and what is kept back of it. Leaves it open. */
export async function inspectReturn(
  page: Page,
  id: string,
  { note, isSellable, deduction, shipping }: Inspection,
) {
  await page.goto('/admin/returns');
  await page.getByRole('link', { name: id, exact: true }).click();
  const drawer = openReturn(page, id);
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
  if (deduction) {
    await form.getByLabel(/^扣款金额/).fill(deduction.amount);
    await form.getByLabel(/^扣款原因/).click();
    await page.getByTitle(deduction.reason).click();
    await form.getByLabel(/^扣款说明/).fill(deduction.note);
  }
  if (shipping) await form.getByLabel('退运费').fill(shipping);
  await form.getByRole('button', { name: '记录验货' }).click();
  await drawer.getByText(note).first().waitFor();
  return drawer;
}

/** Refunds an inspected return that is open, after the question that names the amount. */
export async function refundReturn(page: Page, id: string, amount: string) {
  const drawer = openReturn(page, id);
  await drawer.getByRole('button', { name: '退款', exact: true }).click();
  const question = page.getByRole('dialog', { name: `退款 ${amount}？` });
  await question.getByRole('button', { name: '退款', exact: true }).click();
  // The provider may have refunded it before the drawer reads the return again.
  await drawer
    .getByText(/^(退款中|已退款)$/)
    .first()
    .waitFor();
}

/** Approves a return, records what arrived and refunds it. */
export async function takeBack(
  page: Page,
  id: string,
  { amount, ...inspection }: Inspection & { readonly amount: string },
) {
  await inspectReturn(page, id, inspection);
  await refundReturn(page, id, amount);
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
