import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { productRows } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  findField,
  getField,
  press,
  readRows,
  toPage,
  typeTime,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { SaleEditor } from './SaleEditor.tsx';
import { Sales } from './Sales.tsx';
import { SetEditor } from './SetEditor.tsx';

const text = { 'zh-CN': '典藏', 'en-US': 'Archive' };
const sale = {
  ...{ id: '3', name: text, description: text, productIds: ['11'], version: 2 },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
} satisfies AdminResponse<'getSale'>;
const answers = {
  ...catalogueAnswers,
  getSale: sale,
  listSalesOfPeriod: { sales: [] },
  listCatalogueProducts: toPage(...productRows),
};
const editor = { path: '/sales/:id', url: '/sales/3', answers };

test('shows at the period what is wrong with it, and saves once', async () => {
  let answer: unknown = fieldProblem({ endsAt: 'must be after its start' });
  const { findSent } = renderScreen(SaleEditor, {
    ...editor,
    answers: { ...answers, updateSale: () => answer },
  });
  await screen.findByText('Archive', { selector: 'h1' });
  fill('Name · English', 'Archives');
  doublePress('Save');
  expect(await screen.findByText('must be after its start')).toBeVisible();
  expect(findSent('updateSale')).toHaveLength(1);
  expect(getField('Name · English')).toHaveValue('Archives');
  answer = { ...sale, version: 3 };
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Changes are not saved')).toBeNull());
});

test('keeps the texts of a sale whose time another operator has changed', async () => {
  const theirs = { ...sale, endsAt: '2026-12-24T00:00:00.000Z', version: 3 };
  let stored = sale;
  const { findSent } = renderScreen(SaleEditor, {
    ...editor,
    answers: {
      ...answers,
      getSale: () => stored,
      updateSale: ({ version }: SentCall) =>
        version === '"3"' ? { ...theirs, version: 4 } : problemResponse(412, 'precondition-failed'),
    },
  });
  await screen.findByText('Archive', { selector: 'h1' });
  fill('Name · English', 'Archives');
  stored = theirs;
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.queryByText(/changed this field too/)).toBeNull();
  expect(getField('Name · English')).toHaveValue('Archives');
  const times = [...document.querySelectorAll<HTMLInputElement>('.ant-picker-input input')];
  expect(times.map(({ value }) => value)).toEqual(['2026-11-01 08:00', '2026-12-24 08:00']);
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateSale').map(({ version }) => version)).toEqual(['"2"', '"3"']);
  expect(findSent('updateSale')[1]?.body).toMatchObject({
    ...{ name: { 'zh-CN': '典藏', 'en-US': 'Archives' }, endsAt: theirs.endsAt },
  });
});

test('keeps what is typed while a save is on its way', async () => {
  const saved = { ...sale, name: { ...text, 'en-US': 'Archives' }, version: 3 };
  const answer = Promise.withResolvers<unknown>();
  const { findSent } = renderScreen(SaleEditor, {
    ...editor,
    answers: { ...answers, updateSale: () => answer.promise },
  });
  await screen.findByText('Archive', { selector: 'h1' });
  fill('Name · English', 'Archives');
  press('Save');
  await waitFor(() => expect(findSent('updateSale')).toHaveLength(1));
  fill('Description · English', 'Typed since');
  answer.resolve(saved);
  expect(await screen.findByText('Archives', { selector: 'h1' })).toBeVisible();
  expect(getField('Description · English')).toHaveValue('Typed since');
  expect(screen.getByText('Changes are not saved')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  press('Save');
  await waitFor(() => expect(findSent('updateSale')[1]?.version).toBe('"3"'));
});

test('creates a sale with its time and products, and opens it', async () => {
  const { findSent, history } = renderScreen(SaleEditor, {
    ...editor,
    url: '/sales/new',
    answers: { ...answers, createSale: sale },
  });
  fill('Name · Chinese', '典藏');
  const [start, end] = document.querySelectorAll('.ant-picker-input input');
  typeTime(start, '2026-11-01 08:00');
  typeTime(end, '2026-12-01 08:00');
  press(/Add products/);
  const dialog = await findDialog('Choose products');
  fireEvent.click(await findField(/手提包/, dialog));
  await waitFor(() => press('Add 1 product', dialog));
  await screen.findByText('1 of at most 2000 products');
  press('Create');
  await waitFor(() => expect(history.at(-1)).toBe('/sales/3'));
  expect(findSent('createSale').map(({ body }) => body)).toEqual([
    {
      ...{ name: { 'zh-CN': '典藏', 'en-US': null }, description: { 'zh-CN': '', 'en-US': null } },
      ...{ startsAt: sale.startsAt, endsAt: sale.endsAt, productIds: ['12'] },
    },
  ]);
});

test('shows a sale to those who only read it, without a way to change it', async () => {
  renderScreen(SaleEditor, { ...editor, role: 'content', language: 'zh-CN' });
  expect(await findField('名称 · 中文')).toBeDisabled();
  await waitFor(() => expect(readRows()[0]?.join()).toContain('羊毛大衣'));
  for (const name of ['保存', '添加商品', '移除 羊毛大衣'])
    expect(screen.queryByLabelText(name) ?? screen.queryByText(name)).toBeNull();
  expect(screen.getByText('在店铺中查看').closest('a')).toHaveAttribute(
    'href',
    '/product/list?sale=3',
  );
});

const { productIds: _, ...listed } = sale;
const sales = [
  { ...listed, products: 1_200, status: 'running' as const },
  {
    ...listed,
    id: '4',
    name: { 'zh-CN': '冬日', 'en-US': '' },
    products: 0,
    status: 'ended' as const,
  },
] satisfies AdminResponse<'listSales'>;

test('lists the sales, filters them, and deletes one after a question', async () => {
  const { findSent } = renderScreen(Sales, {
    answers: { listSales: sales, deleteSale: { done: true } },
  });
  expect(await screen.findByText('Archive')).toHaveAttribute('href', '/sales/3');
  expect(readRows()[0]?.slice(0, 6)).toEqual([
    ...['Archive', '3', 'Running', '1 Nov 2026, 08:00', '1 Dec 2026, 08:00', '1,200'],
  ]);
  await choose('Status', 'Ended');
  await waitFor(() => expect(readRows()).toHaveLength(1));
  press('Delete');
  await answerDialog('Delete "冬日"?', 'Delete');
  await waitFor(() => expect(findSent('deleteSale')[0]?.params).toEqual({ id: '4' }));
});

test('counts what a rule of brands and categories finds, and refuses prices that cross', async () => {
  let found: unknown = { onSale: 3, inStock: 1 };
  const { findSent } = renderScreen(SetEditor, {
    path: '/sets/:id',
    url: '/sets/new',
    answers: { ...answers, countMatches: () => found, createSet: problemResponse(409, 'conflict') },
  });
  fill('Name · Chinese', '新品');
  fireEvent.click(screen.getByText('By rule'));
  await findField('Brands');
  await choose('Brands', 'Aldane');
  expect(await screen.findByText('3 products on sale now, 1 in stock')).toBeVisible();
  found = { onSale: 0, inStock: 0 };
  fill('Lowest price (¥)', '900');
  fill('Highest price (¥)', '100');
  expect(await screen.findByText('Must not be below the lowest price')).toBeVisible();
  expect(await screen.findByText('0 products on sale now, 0 in stock')).toBeVisible();
  expect(findSent('countMatches').at(-1)?.query).toEqual({
    ...{ brands: '1', 'price-min': '900', 'price-max': '100' },
  });
  press('Create');
  fill('Highest price (¥)', '1000');
  press('Create');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  expect(findSent('createSet').map(({ body }) => body)).toMatchObject([
    { rule: { brands: ['1'], 'price-min': 900, 'price-max': 1000 }, productIds: [] },
  ]);
});
