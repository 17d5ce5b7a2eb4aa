import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/browser-session.ts';
import { callApi, findStockedProduct, logIn } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

test('a guest asks about a product, is answered, and still has the conversation after logging in', async () => {
  const { page, takeErrors, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/');
  const { id } = await findStockedProduct(page);
  await page.goto(`/product/detail/${id}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: '联系客服' }).locator('visible=true').first().click();
  await page.getByText('您正在咨询').waitFor();
  const field = page.getByRole('textbox', { name: '消息' });
  await field.fill('这件的肩线会偏宽吗？');
  await field.press('Enter');
  const thread = page.getByRole('log', { name: '对话' });
  await thread.getByText('这件的肩线会偏宽吗？').waitFor();
  await thread.getByText('演示客服').waitFor();
  await page.reload();
  await thread.getByText('演示客服').waitFor();
  expect(await thread.locator(`a[href="/product/detail/${id}"]`).count()).toBe(1);
  expect(await page.getByText('您正在咨询').count()).toBe(0);

  await page.goto('/user/login?from=/user/conversations');
  await logIn(page, '13900138117');
  const [conversation] = await callApi<{ id: string }[]>(page, 'GET', '/my/conversations');
  const form = { text: '已向买手店确认，肩线合身。', action: 'answer' };
  await page.request.post(`/sandbox/conversations/${conversation?.id}`, { form });
  await page.reload();
  await page.getByRole('link', { name: /1 条未读/ }).click();
  await thread.getByText('已向买手店确认，肩线合身。').waitFor();
  await thread.getByText('这件的肩线会偏宽吗？').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(takeErrors()).toEqual([]);
  await close();
});
