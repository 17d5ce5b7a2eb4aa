import { Buffer } from 'node:buffer';
import type { Kysely } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { type BrowserSession, desktop } from '../support/browser-session.ts';
import { chooseOption } from '../support/choose-option.ts';
import { typeTime } from '../support/fill-time.ts';
import { createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';

/** Reads a product of the demo with its first variant, which the file of the journey names. */
async function chooseProduct(db: Kysely<Database>) {
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id', 'products.external_id', 'sku', 'merchant_id'])
    .where('products.is_online', '=', true)
    .orderBy('products.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    externalId: row.external_id,
    sku: row.sku,
    merchantId: row.merchant_id,
  };
}

const prepared = createShopWithRows(chooseProduct);
const shop = setUpShop(prepared.start);
let chosen: Awaited<ReturnType<typeof chooseProduct>>;
let session: BrowserSession;
beforeAll(async () => {
  chosen = prepared.rows();
  session = await shop.openSession({ ...desktop, reducedMotion: true });
  const { page, takeErrors } = session;
  await page.goto('/admin/imports');
  await logInOperator(page, await createOwner(shop));
  await page.getByRole('main').getByText('将 CSV', { exact: false }).waitFor();
  takeErrors();
});

const createFile = (rank: string) =>
  Buffer.from(
    `product,rank,sku,merchant\n${chosen.externalId},${rank},${chosen.sku},${chosen.merchantId}\n`,
  );

const upload = (main: Locator, rank: string) =>
  main
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: createFile(rank) });

async function importFile(page: Page) {
  const main = page.getByRole('main');
  await upload(main, 'first');
  await main.getByRole('button', { name: '试运行（不写入）' }).click();
  await main.getByText('已完成').first().waitFor();
  await main.getByText('rank', { exact: true }).waitFor();
  await main.getByRole('button', { name: '换一个文件' }).click();
  await upload(main, '77');
  await main.getByRole('button', { name: '开始导入' }).click();
  await main.getByText('已处理 1 行，变更 1 项，错误 0 行').waitFor();
}

/** Lowers the prices of all kids' products by a tenth, and returns how many changed. */
async function changePrices(page: Page) {
  await page.goto('/admin/products?gender=kids');
  await page.getByRole('button', { name: '批量修改筛选结果' }).click();
  const drawer = page.getByRole('dialog', { name: '批量修改' });
  await chooseOption(drawer.getByLabel('修改内容'), '修改价格');
  await drawer.getByText('按百分比').click();
  await drawer.getByRole('button', { name: '试运行' }).click();
  const summary = await drawer.getByText(/^共 \d+ 项/).innerText();
  await drawer.getByRole('button', { name: '执行修改' }).click();
  await drawer.getByText('已完成').waitFor();
  return { drawer, changed: Number(/(\d[\d,]*) 项变更/.exec(summary)?.[1]) };
}

async function undoChange(page: Page, drawer: Locator, changed: number) {
  await drawer.getByRole('button', { name: '撤销此次修改' }).click();
  const question = page.getByRole('dialog', { name: '撤销此任务的全部修改？' });
  await question.getByRole('button', { name: '撤销此次修改' }).click();
  await drawer.getByText(`已处理 ${changed} 行，变更 ${changed} 项，错误 0 行`).nth(1).waitFor();
}

async function schedulePrice(page: Page) {
  await page.goto(`/admin/products/${chosen.id}?tab=variants`);
  const card = page.locator('.ant-card', { hasText: '生效时间' });
  await card.getByLabel('价格', { exact: true }).fill('99');
  for (const [index, time] of ['2030-01-01 00:00', '2030-02-01 00:00'].entries()) {
    await typeTime(card.locator('.ant-picker input').nth(index), time);
  }
  await card.getByRole('button', { name: '设定' }).click();
  await card.getByText('未开始').first().waitFor();
}

/** Puts the change of the import back in the history of the product. */
async function undoImportedRank(page: Page) {
  await page.getByRole('tab', { name: '修改记录' }).click();
  const row = page.getByRole('row').filter({ hasText: '排序权重' });
  await row.getByRole('button', { name: '撤销' }).click();
  const question = page.getByRole('dialog', { name: '撤销此次修改？' });
  await question.getByText('撤销后').waitFor();
  await question.getByRole('button', { name: '撤销' }).click();
  await row.getByText('已撤销').waitFor();
}

/** Adds the first two products of a brand in the picker. */
async function pickProducts(page: Page) {
  await page.getByRole('button', { name: '添加商品' }).click();
  const picker = page.getByRole('dialog', { name: '选择商品' });
  const search = picker.getByRole('searchbox');
  await search.fill('Vento Alto');
  await search.press('Enter');
  const ticks = picker.getByRole('row').filter({ hasText: 'Vento Alto' }).getByRole('checkbox');
  await ticks.nth(1).waitFor();
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await picker.getByRole('button', { name: '添加 2 个商品' }).click();
  await page.getByText('2 / 2000 个商品').waitFor();
}

test('a merchandiser maps the columns of a file, and imports it', async () => {
  const { page, takeErrors } = session;
  await page.goto('/admin/imports');
  const main = page.getByRole('main');
  const lines = ['商家编码,店铺,库存数量,备注', `${chosen.sku},${chosen.merchantId},41,仓库`, ''];
  await main.locator('input[type=file]').setInputFiles({
    name: '每周库存.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await main.getByRole('button', { name: '对照各列…' }).click();
  const dialog = page.getByRole('dialog', { name: '新的列对照' });
  await dialog.getByText('仓库', { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await main.getByText('每周库存', { exact: true }).waitFor();
  await main.getByRole('button', { name: '开始导入' }).click();
  await main.getByText('已处理 1 行，变更 1 项，错误 0 行').waitFor();
  expect(takeErrors()).toEqual([]);
});

test('a merchandiser puts a set together, and the menu of the shop leads to it', async () => {
  const { page, takeErrors } = session;
  await page.goto('/admin/sets/new');
  await page.getByLabel('名称 · 中文').fill('晚宴');
  await pickProducts(page);
  await page.getByRole('button', { name: '创建' }).click();
  await page.getByRole('heading', { name: '晚宴' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await page.goto('/admin/menus');
  await page.getByRole('button', { name: '添加链接' }).first().click();
  const link = page.getByRole('tabpanel', { name: '女士' }).getByRole('group').last();
  await link.getByLabel('文字 · 中文').fill('晚宴精选');
  await link.getByLabel('链接', { exact: true }).fill(`/product/list?set=${id}`);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存，店铺页头即将更新').waitFor();
  takeErrors();

  await expect
    .poll(
      async () => {
        await page.goto('/women');
        return page.getByRole('link', { name: '晚宴精选' }).count();
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: '晚宴精选' }).first().click();
  await page.getByRole('heading', { name: '晚宴' }).first().waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  expect(takeErrors()).toEqual([]);
});

test('a merchandiser imports, changes and schedules prices, and puts changes back', async () => {
  const { page, takeErrors } = session;
  await page.goto('/admin/imports');
  await importFile(page);
  const { drawer, changed } = await changePrices(page);
  expect(changed).toBeGreaterThanOrEqual(200);
  await undoChange(page, drawer, changed);
  await schedulePrice(page);
  await undoImportedRank(page);
  expect(takeErrors()).toEqual([]);
});
