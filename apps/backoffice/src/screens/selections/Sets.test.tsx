import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { brand } from '../../testing/fixtures/brand.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { SetEditor } from './SetEditor.tsx';
import { Sets } from './Sets.tsx';

const text = (zh: string, en = zh) => ({ 'zh-CN': zh, 'en-US': en });
const set = {
  id: '7',
  name: text('秋信', 'Autumn'),
  description: text(''),
  gender: null,
  position: 0,
  rule: null,
  productIds: ['11', '12'],
  version: 4,
};
const product = (id: string, name: string) => ({
  id,
  externalId: `e${id}`,
  status: 'published',
  brand: { id: '1', name: 'Maison' },
  categoryId: '1',
  styleId: `S${id}`,
  name: text(name),
  imageUrl: null,
  price: 10_000,
  quantity: 3,
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});
const products = [product('11', '大衣'), product('12', '手袋'), product('13', '丝巾')];
const listCatalogueProducts = ({ query: { ids } }: SentCall) => ({
  items: ids ? products.filter(({ id }) => ids.split(',').includes(id)) : products,
  nextCursor: null,
});
const answers = {
  getSet: set,
  updateSet: { ...set, version: 5 },
  listCatalogueProducts,
  countMatches: { onSale: 12, inStock: 9 },
  listBrands: { items: [brand], nextCursor: null },
  listCategories: [],
  listColours: [],
  listAttributes: [],
  listMerchants: { items: [], nextCursor: null },
};
const editor = { path: '/sets/:id', url: '/sets/7', answers };

test('adds products to a set and changes their order', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SetEditor, editor);
  await user.click(await screen.findByRole('button', { name: 'Move down 大衣' }));
  await user.click(screen.getByRole('button', { name: 'Add products' }));
  const picker = await screen.findByRole('dialog', { name: 'Choose products' });
  expect(await within(picker).findByRole('checkbox', { name: '大衣' })).toBeDisabled();
  await user.click(within(picker).getByRole('checkbox', { name: '丝巾' }));
  await user.click(within(picker).getByRole('button', { name: 'Add 1 product' }));
  await user.click(await screen.findByRole('button', { name: 'Move to the top 丝巾' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSet')).toHaveLength(1));
  expect(findSent('updateSet')[0]).toMatchObject({
    version: '"4"',
    body: { rule: null, productIds: ['13', '12', '11'] },
  });
});

test('names a product that does not exist any more, and removes it', async () => {
  const user = userEvent.setup();
  const getSet = { ...set, productIds: ['11', '99'] };
  const { findSent } = renderScreen(SetEditor, { ...editor, answers: { ...answers, getSet } });
  expect(await screen.findByText('Product 99 does not exist any more')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove 99' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(findSent('updateSet')[0]?.body).toMatchObject({ productIds: ['11'] }));
});

test('counts what a rule finds, and replaces the products by it', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SetEditor, editor);
  await user.click(await screen.findByText('By rule'));
  expect(screen.getByText(/Saving removes the 2 products/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter at least one filter')).toBeVisible();
  expect(findSent('updateSet')).toHaveLength(0);
  await user.type(screen.getByLabelText('Lowest price (¥)'), '500');
  expect(await screen.findByText('12 products on sale now, 9 in stock')).toBeVisible();
  expect(findSent('countMatches').at(-1)?.query).toEqual({ 'price-min': '500' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSet')).toHaveLength(1));
  expect(findSent('updateSet')[0]?.body).toMatchObject({
    rule: { 'price-min': 500 },
    productIds: [],
  });
});

test('keeps the products that were chosen when another operator made a rule of the set', async () => {
  const user = userEvent.setup();
  const theirs = { ...set, position: 7, rule: { reduced: true }, productIds: [], version: 5 };
  let stored: object = set;
  const { findSent } = renderScreen(SetEditor, {
    ...editor,
    answers: {
      ...answers,
      getSet: () => stored,
      updateSet: ({ version }: SentCall) =>
        version === '"5"' ? { ...theirs, version: 6 } : problemResponse(412, 'precondition-failed'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Move down 大衣' }));
  await user.type(screen.getByLabelText('Name · English'), ' 2');
  stored = theirs;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(await screen.findByText(/changed this field too/)).toBeVisible();
  expect(screen.getByLabelText('Name · English')).toHaveValue('Autumn 2');
  expect(screen.getByLabelText('Position')).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSet')).toHaveLength(2));
  expect(findSent('updateSet').map(({ version }) => version)).toEqual(['"4"', '"5"']);
  expect(findSent('updateSet')[1]?.body).toMatchObject({
    ...{ name: text('秋信', 'Autumn 2'), position: 7, rule: null, productIds: ['12', '11'] },
  });
  await waitFor(() => expect(screen.queryByText(/changed this/)).toBeNull());
});

test('lists sets and deletes one after a question', async () => {
  const user = userEvent.setup();
  const { productIds: _, ...rest } = set;
  const listSets = [{ ...rest, onSale: 2 }];
  const { findSent } = renderScreen(Sets, { answers: { listSets, deleteSet: { done: true } } });
  expect(await screen.findByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/sets/7');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog');
  expect(findSent('deleteSet')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(findSent('deleteSet')[0]?.params).toEqual({ id: '7' }));
});
