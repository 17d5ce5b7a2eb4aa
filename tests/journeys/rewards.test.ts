import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { signIn, signInToDemo } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { takenOver } from '../support/visit.ts';

const here = openShop();

const NEW_FRIEND = '13900139017';
const HELPING_FRIEND = '13900139018';

test('a shopper claims a coupon, clocks in, draws a lot, and a friend accepts their letter', async () => {
  const { page, end } = await here.visit({ reducedMotion: true });
  await page.goto('/user/login');
  await signInToDemo(page);

  await page.goto('/user/coupons?tab=claimable');
  const claims = page.getByRole('button', { name: /^立即领取/ });
  await claims.first().click();
  await page.getByText('领取成功').waitFor();
  await page.getByRole('link', { name: '可用 3' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/gamification');
  await page.getByRole('button', { name: '今日签到' }).click();
  await page.getByRole('heading', { name: '已连续签到 5 天' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/gamification/lottery/autumn-lots');
  await page.getByText('今日可抽 1 次').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '第 5 签，未翻开' }).click();
  await page.getByRole('button', { name: /^收下/ }).click();
  await page.getByText('今天的签抽完了，明日再来').waitFor();

  await page.goto('/en/user/referral');
  await page.getByRole('heading', { name: 'Friends invited: 0' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const token = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent();
  await end();

  const friend = await here.visit();
  await friend.page.goto('/user/login');
  await takenOver(friend.page);
  await signIn(friend.page, NEW_FRIEND);
  await friend.page.goto(`/invitation/${token}`);
  await friend.page.getByRole('button', { name: '收下邀请' }).click();
  await friend.page.getByText('已收下', { exact: true }).waitFor();
  expect(await barriers(friend.page)).toEqual([]);
  await friend.end();
});

test('a shopper takes part in a campaign, and a friend who is sent it helps', async () => {
  const { page, complaints, end } = await here.visit({ reducedMotion: true });
  await page.goto('/user/login?from=/gamification');
  await signInToDemo(page);
  await page.getByRole('button', { name: '我要参加' }).click();
  const answer = page.waitForResponse((response) => response.url().endsWith('/campaigns/sharing'));
  await page.getByRole('button', { name: '请好友助力' }).click();
  const { path } = (await (await answer).json()) as { path: string };
  await page.getByText('已有 0 位好友助力，共需 3 位').waitFor();
  expect(await barriers(page)).toEqual([]);

  const friend = await here.visit();
  await friend.page.goto(path);
  await takenOver(friend.page);
  await friend.page.waitForURL('**/user/login**');
  await signIn(friend.page, HELPING_FRIEND);
  await friend.page.getByRole('button', { name: '为 TA 助力' }).click();
  await friend.page.getByText('已助力，谢谢您').waitFor();
  expect(await barriers(friend.page)).toEqual([]);
  await friend.end();

  await page.reload();
  await page.getByText('已有 1 位好友助力，共需 3 位').waitFor();
  expect(complaints()).toEqual([]);
  await end();
});

test('a guest answers a questionnaire, goes back on the way, and is thanked', async () => {
  const { page, complaints, end } = await here.visit();
  await page.goto('/questionnaire/how-you-dress');
  await takenOver(page);
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
  expect(await barriers(page)).toEqual([]);
  await next.click();
  await page.getByRole('button', { name: '跳过' }).click();
  await page.waitForURL('**?step=4');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('谢谢您').waitFor();
  await page.reload();
  await page.getByText('谢谢您').waitFor();
  expect(complaints()).toEqual([]);
  await end();
});
