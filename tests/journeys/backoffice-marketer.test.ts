import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desktop } from '../support/browser-session.ts';
import { chooseOption } from '../support/choose-option.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { fillTime } from '../support/fill-time.ts';
import { createOwner, inviteOperator, logInOperator } from '../support/operator-account.ts';
import { createDraftCalls, isOnPage } from '../support/page-drafts.ts';
import { startShop } from '../support/shop.ts';
import { setUpShop } from '../support/shop-harness.ts';
import {
  approveReview,
  findCanvas,
  openOutline,
  pasteModules,
  publishDraft,
} from '../support/studio.ts';
import { simulateVisitors } from '../support/test-visitors.ts';

const CODE = 'autumn-night';
const PATH = `/content/${CODE}`;
const TOMORROW = toChinaIsoDate(Date.now() + DAY_MS);
const OPENING = `${TOMORROW} 20:00`;
const BEFORE = { 'zh-CN': '敬请期待', 'en-US': 'Coming soon' } as const;
const ZH = '今晚八点，新品到店';
const EN = 'New arrivals tonight at eight';
const GOLD = '金卡会员先选';
const NOTE = '今晚八点的页面';
const B = '最后一晚，新品到店';
const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
// The events of visitors come from one IP address.
const shop = setUpShop(() => startShop({ PAGE_APPROVAL: 'on' }));
let calls: ReturnType<typeof createDraftCalls>;
let approver: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
let takeErrors: () => readonly string[];

const findDraft = (target: object = {}) => calls.find(CODE, target);
const waitUntilSaved = async (content: string, target: object = {}) =>
  calls.waitUntilSaved(await findDraft(target), content);
const isInShop = (path: string, content: string) => isOnPage(shop.origin + path, content);
const expectInShop = (path: string, content: string) =>
  expect.poll(() => isInShop(path, content)).toBe(true);

beforeAll(async () => {
  const { origin } = shop;
  const { cookie } = await createOwner(shop);
  const marketer = await inviteOperator(origin, cookie, { role: 'marketing' });
  approver = await inviteOperator(origin, cookie, { role: 'content' });
  calls = createDraftCalls({ origin, author: marketer.cookie, approver: approver.cookie });
  await calls.ask('pages', { body: { code: 'last-season', name: '上季活动' } });
  for (const language of ['zh-CN', 'en-US'] as const)
    await calls.create('last-season', language, BEFORE[language]);
  ({ page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/pages/last-season');
  await logInOperator(page, marketer);
  await page.getByRole('heading', { name: '上季活动' }).waitFor();
  takeErrors();
});

test('saves a template and begins a page with it, in two languages', async () => {
  await page.getByRole('button', { name: '存为模板' }).first().click();
  const saving = page.getByRole('dialog', { name: '存为模板' });
  await saving.getByRole('button', { name: '保存' }).click();
  await saving.waitFor({ state: 'hidden' });

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: '新建页面' }).click();
  const creating = page.getByRole('dialog', { name: '新建页面' });
  await creating.getByRole('button', { name: /^上季活动/ }).click();
  await creating.getByLabel('名称').fill('秋夜');
  await creating.getByLabel('编号').fill(CODE);
  await creating.getByRole('button', { name: '新建页面' }).click();
  await page.getByRole('heading', { name: '秋夜' }).waitFor();
  for (const language of ['zh-CN', 'en-US']) await calls.publish(await findDraft({ language }));
  await expectInShop(PATH, BEFORE['zh-CN']);
  await expectInShop(`/en${PATH}`, BEFORE['en-US']);
});

test('builds thirty modules by mouse, from a block, by text and by copies, in Chinese and English', async () => {
  await calls.ask('page-blocks', {
    body: {
      name: '配送承诺',
      language: 'zh-CN',
      entries: [text('a', '当日发出'), text('b', '七日退换')],
    },
  });
  const zh = await findDraft();
  await page.goto(`/admin/pages/${zh}/edit`);
  await findCanvas(page).getByText(BEFORE['zh-CN']).waitFor();
  const palette = page.getByRole('tabpanel');
  for (const name of ['标题', '文字', '问答', '间距', '分隔线'])
    await palette.getByRole('button', { name, exact: true }).click();
  await palette.getByRole('button', { name: '页面倒计时' }).click();
  await fillTime(page.getByRole('textbox', { name: '开始时间' }), OPENING);
  await page.getByRole('textbox', { name: '开始前文案' }).fill('距开场');
  await page.getByRole('textbox', { name: '开始后文案' }).fill('已开场');

  await page.getByRole('tab', { name: '区块' }).click();
  await page.getByRole('button', { name: '插入副本' }).click();
  await findCanvas(page).getByText('当日发出').waitFor();
  await findCanvas(page).getByText(BEFORE['zh-CN']).click();
  await page.getByRole('textbox', { name: '正文' }).fill(ZH);

  const { rows, all } = await openOutline(page);
  await expect.poll(() => rows.count()).toBe(10);
  await all.check();
  await page.getByRole('button', { name: '复制' }).click();
  await page.getByText('已复制 10 个模块').waitFor();
  await pasteModules(page);
  await expect.poll(() => rows.count()).toBe(20);
  await page.getByRole('button', { name: '创建副本' }).click();
  await expect.poll(() => rows.count()).toBe(30);
  await all.check();
  await page.getByRole('button', { name: '复制' }).click();
  await expect.poll(async () => (await calls.read(zh)).entries.length).toBe(30);

  await page.goto(`/admin/pages/${await findDraft({ language: 'en-US' })}/edit`);
  await findCanvas(page).getByText(BEFORE['en-US']).waitFor();
  const english = await openOutline(page);
  await english.all.check();
  await page.getByRole('button', { name: '删除' }).click();
  await pasteModules(page);
  await expect.poll(() => english.rows.count()).toBe(30);
  await english.rows.first().getByRole('button', { name: ZH }).click();
  await page.getByRole('textbox', { name: '正文' }).fill(EN);
  await waitUntilSaved(EN, { language: 'en-US' });
  for (const [language, content] of [
    ['zh-CN', ZH],
    ['en-US', EN],
  ]) {
    const { entries, problems } = await calls.read(await findDraft({ language }));
    expect([entries.length, problems]).toEqual([30, []]);
    expect(JSON.stringify(entries)).toContain(content);
  }
});

test('previews what gold members see from tomorrow at eight in the evening', async () => {
  await page.goto(`/admin/pages/${CODE}`);
  await page.getByRole('button', { name: '新建变体' }).click();
  const creating = page.getByRole('dialog', { name: '新建变体' });
  await creating.getByLabel('会员权益编号').fill('gold');
  await creating.getByRole('button', { name: '新建变体' }).click();
  await findCanvas(page).getByText(ZH).first().click();
  await page.getByRole('textbox', { name: '正文' }).fill(GOLD);
  await waitUntilSaved(GOLD, { benefit: 'gold' });

  await page.getByRole('button', { name: '预览' }).click();
  const dialog = page.getByRole('dialog', { name: '以任意顾客身份预览' });
  await fillTime(dialog.getByLabel('时间', { exact: true }), OPENING);
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const preview = dialog.frameLocator('iframe');
  await preview.getByText(GOLD).waitFor();
  await preview.getByText('已开场').first().waitFor();
  await dialog.getByRole('button', { name: '修改条件' }).click();
  await dialog.getByLabel('会员权益编号').press('Backspace');
  await fillTime(dialog.getByLabel('时间', { exact: true }), `${TOMORROW} 19:59`);
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await dialog.getByText('这位顾客此时看到的不是这份草稿').waitFor();
  await preview.getByText(BEFORE['zh-CN']).waitFor();
  expect(await preview.getByText(GOLD).count()).toBe(0);
});

test('publishes after an approval: for gold members from tomorrow, and for everybody in Chinese only', async () => {
  const [zh, gold] = [await findDraft(), await findDraft({ benefit: 'gold' })];
  await page.goto(`/admin/pages/${zh}/edit`);
  await publishDraft(page);
  await page.getByText('须先由另一位同事审核通过').waitFor();
  await page.getByText(/须由另一位同事审核通过后才能发布/).waitFor();
  expect(takeErrors()).toEqual([expect.stringMatching(/^409 .*\/publish$/)]);
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('tab', { name: '审核' }).click();
  await page.getByLabel('说明').fill(NOTE);
  await page.getByRole('button', { name: '送审' }).click();
  await page.getByText('待审核').waitFor();
  const { page: other } = await shop.openSession({ ...desktop, reducedMotion: true });
  await other.goto('/admin/page-reviews');
  await logInOperator(other, approver);
  await approveReview(other, '秋夜', NOTE);
  await calls.approve(gold);

  await page.goto(`/admin/pages/${zh}/edit`);
  await publishDraft(page);
  await page.getByText('已发布').waitFor();
  await page.goto(`/admin/pages/${gold}/edit`);
  await publishDraft(page, OPENING);
  await page.getByText('已发布').waitFor();
  await expectInShop(PATH, ZH);
  expect(await isInShop(PATH, GOLD)).toBe(false);
  await expectInShop(`/en${PATH}`, BEFORE['en-US']);
  await page.goto(`/admin/pages/${CODE}`);
  await page.getByText('未开始').waitFor();
});

test('compares two versions with visitors, and publishes the one that wins', async () => {
  await page.goto(`/admin/pages/${CODE}`);
  await page.getByRole('button', { name: '新建 B 版' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '新建变体' }).click();
  await findCanvas(page).getByText(ZH).first().click();
  await page.getByRole('textbox', { name: '正文' }).fill(B);
  await waitUntilSaved(B, { arm: 'b' });
  await calls.approve(await findDraft({ arm: 'b' }));
  await publishDraft(page);
  await page.getByText('已发布').waitFor();

  await page.goto(`/admin/pages/${CODE}`);
  await page.getByRole('button', { name: '计划测试' }).click();
  const planning = page.getByRole('dialog', { name: '计划测试' });
  await planning.getByLabel('名称').fill('最后一晚');
  await chooseOption(planning.getByLabel('参加的访客'), '中文');
  await planning.getByLabel('点击页面').check();
  await planning.getByLabel(/^计划样本/).fill('40');
  await fillTime(planning.getByLabel(/^结束时间/), OPENING);
  await expectAccessible(page);
  await planning.getByRole('button', { name: '计划测试' }).click();
  await page.getByRole('button', { name: '开始测试' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始测试' }).click();
  await page.getByText('进行中').waitFor();

  // One in ten presses something in A, and every other one in B.
  const presses = (html: string, visitor: number) => visitor % (html.includes(B) ? 2 : 10) === 0;
  await simulateVisitors({ ...{ origin: shop.origin, code: CODE, count: 100 }, presses });
  await page.getByRole('button', { name: '立即统计' }).click();
  await page.getByText('B 版更好').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '结束测试' }).click();
  const ending = page.getByRole('dialog', { name: '结束测试' });
  await ending.getByRole('button', { name: '采用 B 版' }).click();
  await page.getByText('已结束的测试（1）').waitFor();
  await expectInShop(PATH, B);
});

test('rolls back to the version before', async () => {
  const zh = await findDraft();
  await page.goto(`/admin/pages/${zh}/versions`);
  const published = page.getByRole('row', { name: '发布过' });
  await published.nth(1).getByRole('button', { name: '恢复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await page.getByText(/^已恢复为草稿/).waitFor();
  await expectAccessible(page);
  await calls.approve(zh);
  await page.goto(`/admin/pages/${zh}/edit`);
  await findCanvas(page).getByText(ZH).first().waitFor();
  await publishDraft(page);
  await expectInShop(PATH, ZH);
  expect(await isInShop(PATH, B)).toBe(false);
  await expectInShop(`/en${PATH}`, BEFORE['en-US']);
  expect(takeErrors()).toEqual([]);
});
