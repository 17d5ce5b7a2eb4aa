import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { chooseOption } from '../support/choose-option.ts';
import { fillTime } from '../support/fill-time.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { drag, findCanvas, openOutline } from '../support/studio.ts';

const shop = setUpShop();
let owner: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
beforeAll(async () => {
  owner = await createOwner(shop);
  ({ page } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.goto('/admin/pages');
  await logInOperator(page, owner);
  await page.getByRole('heading', { name: '页面' }).waitFor();
});

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

async function createDraft(cookie: string, code: string) {
  const ask = (path: string, more: object) =>
    askAsOperator(shop.origin, path, { cookie, ...more }).then(({ data }) => data);
  await ask('pages', { body: { code, name: '今晚' } });
  const { id } = await ask(`pages/${code}/drafts`, { body: { language: 'zh-CN' } });
  const body = { title: '今晚', entries: ENTRIES };
  await ask(`page-drafts/${id}`, { method: 'PUT', body, version: 1 });
  return id;
}

test('shows a draft as a shopper at another time would see it', async () => {
  const id = await createDraft(owner.cookie, 'next-year');
  await page.goto(`/admin/pages/${id}/edit`);

  await page.getByRole('button', { name: '预览' }).click();
  const dialog = page.getByRole('dialog', { name: '以任意顾客身份预览' });
  await chooseOption(dialog.getByLabel('性别'), '女士');
  const time = dialog.getByLabel('时间');
  await fillTime(time, '2030-01-01 10:00');
  expect(await time.inputValue()).toBe('2030-01-01 10:00');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const preview = dialog.frameLocator('iframe');
  await preview.getByText(TEXT).waitFor();
  const bar = preview.getByRole('complementary', { name: '预览' });
  expect(await bar.innerText()).toContain('女士 · CN · 网页 · 新访客 · 2030.01.01 10:00');
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('checks a page before it is published, leads to a dead link, and shows the page in the shop', async () => {
  const id = await createDraft(owner.cookie, 'tonight');
  await page.goto(`/admin/pages/${id}/edit`);

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
  await page.getByText(/^已保存于/).waitFor();

  await publish.click();
  await dialog.getByText('发布前请留意 1 处').waitFor();
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText('已发布').waitFor();
  await page.goto('/content/tonight');
  await page.getByText(TEXT).waitFor();
  await page.locator('main a[href^="/product/list"]').first().waitFor();
});

const readContents = async (id: string): Promise<string[]> => {
  const { data } = await askAsOperator(shop.origin, `page-drafts/${id}`, { cookie: owner.cookie });
  return data.entries.map(({ fields }: { fields: { content?: string; title?: string } }) =>
    String(fields.content ?? fields.title ?? ''),
  );
};

test('drags modules onto an empty page, and one of them above the other, by mouse', async () => {
  const id = await createDraft(owner.cookie, 'by-mouse');
  await page.goto(`/admin/pages/${id}/edit`);
  const canvas = findCanvas(page);
  await canvas.getByText(TEXT).waitFor();
  const { all } = await openOutline(page);
  await all.check();
  await page.getByRole('button', { name: '删除' }).click();
  await canvas.getByText(/^页面还是空的/).waitFor();

  await page.getByRole('tab', { name: '添加' }).click();
  await page.getByText('拖放添加').click();
  const findInList = (code: string) =>
    page.getByRole('tabpanel').getByTestId(`drawer-item:${code}`);
  await drag(page, findInList('contentTitle'), page.locator('#preview-frame'));
  const heading = canvas.getByRole('heading', { name: '标题' });
  await heading.waitFor();
  await drag(page, findInList('text'), heading, 0.1);
  await expect.poll(() => readContents(id)).toEqual(['<p>正文</p>', '标题']);
});

test('adds, copies, moves and deletes modules by keys, and saves by itself', async () => {
  const id = await createDraft(owner.cookie, 'by-keys');
  await page.goto(`/admin/pages/${id}/edit`);
  const canvas = page.frameLocator('iframe');
  await canvas.getByText(TEXT).waitFor();

  await page.getByLabel('查找模块').fill('标题');
  await page.getByRole('button', { name: '标题', exact: true }).press('Enter');
  await canvas.getByRole('heading', { name: '标题' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: '添加' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('checkbox', { name: '选中标题' }).press('Space');
  await page.keyboard.press('Control+d');
  await expect.poll(() => rows.count()).toBe(4);
  await page.keyboard.press('Alt+ArrowUp');
  await page.waitForTimeout(500);
  await page.keyboard.press('Delete');
  await expect.poll(() => rows.count()).toBe(3);
  // The editor records a step a quarter of a second after the last change.
  await page.waitForTimeout(500);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByText(/^已保存于/).waitFor();
  await expect.poll(() => readContents(id)).toEqual([TEXT, '', '标题', '标题']);
});

test('merges what two editors change, and asks about a module that both have changed', async () => {
  const id = await createDraft(owner.cookie, 'together');
  await page.goto(`/admin/pages/${id}/edit`);
  await page.frameLocator('iframe').getByText(TEXT).click();
  const text = page.getByRole('textbox', { name: '正文' });
  // What others save is taken over by this call as well, at its own time.
  await page.route('**/editors?**', (route) => route.abort());
  const save = async (content: string, title: string, version: number) => {
    const entries = [
      { id: 'letter', code: 'text', fields: { content } },
      { ...ENTRIES[1], fields: { ...ENTRIES[1]?.fields, title } },
    ];
    const body = { title: '今晚', entries };
    const { cookie } = owner;
    await askAsOperator(shop.origin, `page-drafts/${id}`, { cookie, method: 'PUT', body, version });
  };

  await save(TEXT, '新图', 2);
  await text.fill('我写的');
  await expect.poll(() => readContents(id)).toEqual(['我写的', '新图']);

  await save('对方写的', '新图', 4);
  await text.fill('我又写的');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: '两人修改了同一处' });
  await dialog.getByText('对方写的').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: '我的修改' }).check();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await expect.poll(() => readContents(id)).toEqual(['我又写的', '新图']);
  await page.unrouteAll();
});

test('restores what was written without a connection', async () => {
  const id = await createDraft(owner.cookie, 'offline');
  await page.goto(`/admin/pages/${id}/edit`);
  await page.frameLocator('iframe').getByText(TEXT).click();
  await page.route('**/page-drafts/**', (route) => route.abort());
  await page.getByRole('textbox', { name: '正文' }).fill('断网时写的');
  await page.getByText(/^网络已断开/).waitFor();
  await page.unrouteAll();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '恢复修改' }).click();
  await page.frameLocator('iframe').getByText('断网时写的').waitFor();
  await expect.poll(() => readContents(id)).toEqual(['断网时写的', '']);
});
