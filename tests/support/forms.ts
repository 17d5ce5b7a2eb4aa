import type { Locator } from 'playwright-core';
import { createPhoto } from './page-actions.ts';

export const RESIDENT_ID = '110101199003077272';
export const SHOPPER_NAME = '林知夏';

export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('收件人').fill(SHOPPER_NAME);
  await form.getByLabel('手机号').fill('13912340001');
  await form.getByLabel('省份').selectOption({ label: '上海市' });
  await form.getByLabel('区县').selectOption('徐汇区');
  await form.getByLabel('详细地址').fill('武康路 12 弄');
  await form.getByRole('button', { name: '保存并使用' }).click();
  await form.waitFor({ state: 'hidden' });
}

/** Uploads photos of both sides in the form of a personal ID. */
export async function addCardPhotos(form: Locator): Promise<void> {
  const page = form.page();
  for (const [side, colour] of ['#b9c7d6', '#d6c0b9'].entries()) {
    const uploaded = page.waitForResponse('**/my/personal-ids/images');
    const photo = await createPhoto(page, colour);
    await form.locator('input[type=file]').nth(side).setInputFiles(photo);
    await uploaded;
    await form.getByText('重新上传').nth(side).waitFor();
  }
}

/** Fills the form of a personal ID, with photos of both sides. */
export async function fillPersonalId(
  form: Locator,
  { idNumber = RESIDENT_ID, name = SHOPPER_NAME, save = '保存并使用' } = {},
): Promise<void> {
  await form.getByLabel('姓名').fill(name);
  await form.getByLabel('身份证号').fill(idNumber);
  await addCardPhotos(form);
  await form.getByRole('checkbox').click();
  await form.getByRole('button', { name: save }).click();
  await form.waitFor({ state: 'hidden' });
}
