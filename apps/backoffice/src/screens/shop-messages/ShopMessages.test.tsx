import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fieldProblem, fill, findDialog, press } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { ShopMessages } from './ShopMessages.tsx';

const message = {
  key: 'order.bag.itemCount',
  area: 'order',
  screens: [{ 'zh-CN': '购物袋', 'en-US': 'Bag' }],
  original: { 'zh-CN': '{n} 件', 'en-US': '{n} {n|piece|pieces}' },
  override: { 'zh-CN': '共 {n} 件', 'en-US': null },
  version: 4,
};
const answers = {
  listShopMessages: { items: [message], nextCursor: null },
  listBrokenShopMessages: [],
};

test('shows what shoppers read with the default beside it, and where it stands', async () => {
  renderScreen(ShopMessages, { answers });
  const row = (await screen.findByText('共 {n} 件')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Default: {n} 件')).toBeVisible();
  expect(within(row).getByText('{n} {n|piece|pieces}')).toBeVisible();
  expect(within(row).getByText('Bag')).toBeVisible();
});

test('shows the failure of the list, and asks for it again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(ShopMessages, { answers: { ...answers, listShopMessages: () => answer } });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = answers.listShopMessages;
  press('Try again');
  expect(await screen.findByText('共 {n} 件')).toBeVisible();
});

test('rewrites a text with a preview, and shows in its field what the server refuses', async () => {
  let answer: unknown = fieldProblem({ 'texts.en-US': 'must have the same placeholders' });
  const { findSent } = renderScreen(ShopMessages, {
    answers: { ...answers, updateShopMessage: () => answer },
  });
  await screen.findByText('共 {n} 件');
  press('Rewrite');
  const dialog = await findDialog('Rewrite order.bag.itemCount');
  expect(within(dialog).getByText('Keep: {n} {n|…|…}')).toBeVisible();
  fill('English', '{n} {n|thing|things} in all of your bag', dialog);
  expect(await within(dialog).findByText('Preview: 3 things in all of your bag')).toBeVisible();
  fill('Chinese', '', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('must have the same placeholders')).toBeVisible();
  answer = message;
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateShopMessage').at(-1)).toMatchObject({
    params: { key: message.key },
    version: '"4"',
    body: { texts: { 'zh-CN': null, 'en-US': '{n} {n|thing|things} in all of your bag' } },
  });
});

test('goes back to the default', async () => {
  const { findSent } = renderScreen(ShopMessages, {
    answers: { ...answers, resetShopMessage: { done: true } },
  });
  await screen.findByText('共 {n} 件');
  press('Rewrite');
  press('Back to the default', await findDialog('Rewrite order.bag.itemCount'));
  expect(await screen.findByText('The shop says its default again')).toBeVisible();
  expect(findSent('resetShopMessage').map(({ params }) => params)).toEqual([{ key: message.key }]);
});

test('names what is not shown, and removes it', async () => {
  const broken = { key: 'bag.old', language: 'zh-CN', text: '旧', reason: 'no such message' };
  const { findSent } = renderScreen(ShopMessages, {
    answers: {
      ...answers,
      listBrokenShopMessages: [broken],
      resetShopMessage: { done: true },
    },
  });
  expect(await screen.findByText('Shoppers read the default in place of 1 text')).toBeVisible();
  expect(screen.getByText('no such message')).toBeVisible();
  press('Remove');
  await waitFor(() => expect(findSent('resetShopMessage')[0]?.params).toEqual({ key: 'bag.old' }));
});

test('who may not publish reads the texts only', async () => {
  renderScreen(ShopMessages, { role: 'catalogue', answers });
  expect(await screen.findByText('共 {n} 件')).toBeVisible();
  expect(screen.queryByText('Rewrite')).toBeNull();
});
