import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/browser-session.ts';
import { logIn, logInAsDemo } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const NEW_FRIEND = '13900139017';
const HELPING_FRIEND = '13900139018';

test('a shopper claims a coupon, checks in and draws a prize, and a friend accepts the invitation', async () => {
  const { page, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/user/login');
  await logInAsDemo(page);

  await page.goto('/user/coupons?tab=claimable');
  const claims = page.getByRole('button', { name: /^立即领取/ });
  await claims.first().click();
  await page.getByText('领取成功').waitFor();
  await page.getByRole('link', { name: '可用 3' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/gamification');
  await page.getByRole('button', { name: '今日签到' }).click();
  await page.getByRole('heading', { name: '已连续签到 5 天' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/gamification/lottery/autumn-lots');
  await page.getByText('今日可抽 1 次').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '第 5 签，未翻开' }).click();
  await page.getByRole('button', { name: /^收下/ }).click();
  await page.getByText('今天的签抽完了，明日再来').waitFor();

  await page.goto('/en/user/referral');
  await page.getByRole('heading', { name: 'Friends invited: 0' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const token = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent();
  await close();

  const friend = await shop.openSession();
  await friend.page.goto('/user/login');
  await waitForHydration(friend.page);
  await logIn(friend.page, NEW_FRIEND);
  await friend.page.goto(`/invitation/${token}`);
  await friend.page.getByRole('button', { name: '收下邀请' }).click();
  await friend.page.getByText('已收下', { exact: true }).waitFor();
  expect(await findAccessibilityViolations(friend.page)).toEqual([]);
  await friend.close();
});

test('a shopper joins a campaign, and a friend with the shared link supports them', async () => {
  const { page, takeErrors, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/user/login?from=/gamification');
  await logInAsDemo(page);
  await page.getByRole('button', { name: '我要参加' }).click();
  const sharing = page.waitForResponse((response) => response.url().endsWith('/campaigns/sharing'));
  await page.getByRole('button', { name: '请好友助力' }).click();
  const { path } = (await (await sharing).json()) as { path: string };
  await page.getByText('已有 0 位好友助力，共需 3 位').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const friend = await shop.openSession();
  await friend.page.goto(path);
  await waitForHydration(friend.page);
  await friend.page.waitForURL('**/user/login**');
  await logIn(friend.page, HELPING_FRIEND);
  await friend.page.getByRole('button', { name: '为 TA 助力' }).click();
  await friend.page.getByText('已助力，谢谢您').waitFor();
  expect(await findAccessibilityViolations(friend.page)).toEqual([]);
  await friend.close();

  await page.reload();
  await page.getByText('已有 1 位好友助力，共需 3 位').waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('a guest answers a questionnaire, goes back to an earlier question, and submits it', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  await page.goto('/questionnaire/how-you-dress');
  await waitForHydration(page);
  const next = page.getByRole('button', { name: '下一题' });
  const hasFocus = (element: Locator) =>
    expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
  const question = page.getByRole('heading', { level: 2 });
  const [first, second] = ['平日里，哪一种更像您？', '衣橱里哪些颜色最多？'];
  await next.click();
  await page.getByText('请先作答').waitFor();
  await hasFocus(page.getByRole('radio').first());
  await page.getByText('柔软的针织').click();
  await next.click();
  await page.waitForURL('**?step=2');
  await hasFocus(question.filter({ hasText: second }));
  await page.getByRole('button', { name: '上一题' }).click();
  await hasFocus(question.filter({ hasText: first }));
  await next.click();
  await hasFocus(question.filter({ hasText: second }));
  await page.goBack();
  await hasFocus(question.filter({ hasText: first }));
  expect(await page.getByRole('radio', { name: '柔软的针织' }).isChecked()).toBe(true);
  await next.click();
  await page.getByRole('checkbox', { name: '米白' }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await next.click();
  await page.getByRole('button', { name: '跳过' }).click();
  await page.waitForURL('**?step=4');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('谢谢您').waitFor();
  await page.reload();
  await page.getByText('谢谢您').waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('the page of a benefit opens by its address for those who hold the benefit only', async () => {
  const { page } = await shop.openSession();
  const path = '/content/members-women';
  const offer = page.getByRole('main').getByText('私享特卖，已为您打开');
  expect((await page.goto(path))?.status()).toBe(404);
  await waitForHydration(page);
  expect(await offer.count()).toBe(0);

  await page.goto('/user/login?from=%2Fuser%2Fme');
  await logInAsDemo(page);
  await page.waitForURL('**/user/me');
  await page.goto(path);
  await offer.waitFor();
});
