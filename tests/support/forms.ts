import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAccessibilityViolations } from './accessibility.ts';
import { createPhoto } from './page-actions.ts';

export const RESIDENT_ID = '110101199003077272';
export const SHOPPER_NAME = '林知夏';

/** Expects the current state of a page to be accessible. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('收件人').fill(SHOPPER_NAME);
  await form.getByLabel('手机号').fill('13912340001');
  await form.getByLabel('省份').selectOption({ label: '上海市' });
  await form.getByLabel('区县').selectOption('徐汇区');
  await form.getByLabel('详细地址').fill('武康路 12 弄');
  await form.getByRole('button', { name: '保存并使用' }).click();
  await form.waitFor({ state: 'hidden' });
}

/** Fills the form of a personal ID, with photos of both sides. */
export async function fillPersonalId(form: Locator): Promise<void> {
  const page = form.page();
  await form.getByLabel('姓名').fill(SHOPPER_NAME);
  await form.getByLabel('身份证号').fill(RESIDENT_ID);
  const [front, back] = [await createPhoto(page, '#b9c7d6'), await createPhoto(page, '#d6c0b9')];
  await form.locator('input[type=file]').nth(0).setInputFiles(front);
  await form.getByText('重新上传').first().waitFor();
  await form.locator('input[type=file]').nth(1).setInputFiles(back);
  await form.getByText('重新上传').nth(1).waitFor();
  await form.getByRole('checkbox').click();
  await form.getByRole('button', { name: '保存并使用' }).click();
  await form.waitFor({ state: 'hidden' });
}
