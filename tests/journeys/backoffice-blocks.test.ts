import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();
let owner: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-blocks-'));
  owner = await createOwner(shop);
  ({ page } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.goto('/admin/pages');
  await logInOperator(page, owner);
  await page.getByRole('heading', { name: '页面' }).waitFor();
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, more: object = {}) =>
  askAsOperator(shop.origin, path, { cookie: owner.cookie, ...more }).then(({ data }) => data);
const PROMISE = '七天无理由退换';
const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });

async function createDraft(code: string, entries: object[]): Promise<string> {
  await ask('pages', { body: { code, name: code } });
  const { id } = await ask(`pages/${code}/drafts`, { body: { language: 'zh-CN' } });
  const body = { title: code, entries };
  await ask(`page-drafts/${id}`, { method: 'PUT', body, version: 1 });
  return id;
}

const readPage = async (code: string): Promise<string> =>
  (await fetch(`${shop.origin}/content/${code}`)).text();

test('saves modules as a block that two pages show, and changes both by publishing it', async () => {
  const first = await createDraft('block-one', [text('a', '第一页'), text('b', PROMISE)]);
  const second = await createDraft('block-two', [text('a', '第二页')]);

  await page.goto(`/admin/pages/${first}/edit`);
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByText(PROMISE).waitFor();
  await page.getByRole('tab', { name: '大纲' }).click();
  await page.getByRole('checkbox', { name: `选中${PROMISE}` }).check();
  await page.getByRole('button', { name: '存为区块' }).click();
  const dialog = page.getByRole('dialog', { name: '存为区块' });
  await dialog.getByLabel('名称').fill('退换承诺');
  // The dialog still grows, so that a click of the mouse could miss its button.
  await dialog.getByLabel('名称').press('Enter');
  await canvas.getByText('联动区块 · 退换承诺').waitFor();
  await page.getByText(/^已保存于/).waitFor();

  await page.goto(`/admin/pages/${second}/edit`);
  await canvas.getByText('第二页').waitFor();
  await page.getByRole('tab', { name: '区块' }).click();
  await page.getByRole('button', { name: '联动插入' }).click();
  await canvas.getByText(PROMISE).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByText(/^已保存于/).waitFor();

  for (const id of [first, second]) {
    const { version } = await ask(`page-drafts/${id}`);
    await ask(`page-drafts/${id}/publish`, { body: {}, version });
  }
  await expect.poll(() => readPage('block-one')).toContain(PROMISE);
  await expect.poll(() => readPage('block-two')).toContain(PROMISE);

  await page.getByRole('link', { name: '打开区块' }).click();
  await page.getByText('区块 · 2 个页面').waitFor();
  await canvas.getByText(PROMISE).click();
  await page.getByRole('textbox', { name: '正文' }).fill('十四天无理由退换');
  await page.getByRole('button', { name: '发布' }).first().click();
  const publish = page.getByRole('dialog');
  await publish.getByText('发布后立即显示在 2 个页面').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await publish.getByRole('button', { name: '发布' }).click();
  await page.getByText('已发布').waitFor();
  for (const code of ['block-one', 'block-two'])
    await expect.poll(() => readPage(code)).toContain('十四天无理由退换');

  await page.goto(`/admin/pages/${second}/edit`);
  await canvas.getByText('十四天无理由退换').click();
  await page.getByRole('button', { name: '改为副本' }).click();
  await canvas.getByText(/^联动区块 ·/).waitFor({ state: 'detached' });
  await page.getByText(/^已保存于/).waitFor();
  const { entries } = await ask(`page-drafts/${second}`);
  expect(entries.map(({ code }: { code: string }) => code)).toEqual(['text', 'text']);
});

test('begins a page with a template, exports it and imports it under another code', async () => {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: '新建页面' }).click();
  const dialog = page.getByRole('dialog', { name: '新建页面' });
  await dialog.getByRole('button', { name: /节日礼赠/ }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('名称').fill('送礼周');
  await dialog.getByLabel('编号').fill('gift-week');
  await dialog.getByRole('button', { name: '新建页面' }).click();
  await page.getByRole('heading', { name: '送礼周' }).waitFor();

  await page.getByRole('button', { name: '导出' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载文件' }).click();
  const file = join(folder, 'gift-week.zip');
  await (await downloading).saveAs(file);

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: '导入页面' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  const report = page.getByRole('dialog', { name: '导入页面' });
  await report.getByText('新草稿').first().waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await report.getByLabel('编号').fill('gift-week-2');
  await report.getByRole('button', { name: '导入为草稿' }).click();
  await page.getByText('已导入为草稿，尚未发布').waitFor();
  await page.waitForURL('**/admin/pages/gift-week-2');
  const [one, two] = await Promise.all(
    ['gift-week', 'gift-week-2'].map(async (code) => {
      const { drafts } = await ask(`pages/${code}`);
      return (await ask(`page-drafts/${drafts[0].id}`)).entries;
    }),
  );
  expect(two).toEqual(one);
});
