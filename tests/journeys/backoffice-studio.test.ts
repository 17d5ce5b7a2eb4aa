import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const TEXT = '今晚八点，新品到店';
const DEAD_LINK = /链接“\/nowhere”没有对应的页面/;
const ENTRIES = [
  { id: 'letter', code: 'text', fields: { content: TEXT } },
  {
    id: 'picture',
    code: 'singleImage',
    fields: { image: { key: 'banner-bags-3x4' }, commonLink: { web: '/nowhere' } },
  },
];

async function createDraft(cookie: string) {
  const ask = (path: string, more: object) =>
    askAsOperator(shop.origin, path, { cookie, ...more }).then(({ data }) => data);
  await ask('pages', { body: { code: 'tonight', name: '今晚' } });
  const { id } = await ask('pages/tonight/drafts', { body: { language: 'zh-CN' } });
  const body = { title: '今晚', entries: ENTRIES };
  await ask(`page-drafts/${id}`, { method: 'PUT', body, version: 1 });
  return id;
}

test('checks a page before it is published, leads to a dead link, and shows the page in the shop', async () => {
  const owner = await createOwner(shop);
  const id = await createDraft(owner.cookie);
  const { page, close } = await shop.openSession({ ...desktop, reducedMotion: true });
  await page.goto(`/admin/pages/${id}/edit`);
  await logInOperator(page, owner);

  await page.frameLocator('iframe').getByText(TEXT).waitFor();
  const publish = page.getByRole('button', { name: '发布' }).first();
  await publish.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('发布前请留意 2 处').waitFor();
  await dialog.getByText('页面没有英文版本').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: DEAD_LINK }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('textarea:visible', { hasText: '/nowhere' }).fill('/product/list');
  await page.getByText('有未保存的修改').waitFor();

  await publish.click();
  await dialog.getByText('发布前请留意 1 处').waitFor();
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText('已发布').waitFor();
  await page.goto('/content/tonight');
  await page.getByText(TEXT).waitFor();
  await page.locator('main a[href^="/product/list"]').first().waitFor();
  await close();
});
