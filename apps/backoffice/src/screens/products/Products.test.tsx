import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { productRows } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, getButton, press, readRows, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Products } from './Products.tsx';

const answers = { ...catalogueAnswers, listCatalogueProducts: toPage(...productRows) };

test('lists the products with what the catalogue says about them', async () => {
  const english = renderScreen(Products, { answers });
  await waitFor(() => expect(readRows()[0]?.[7]).toBe('Women › Clothing › Coats'));
  expect(readRows()).toEqual([
    [
      ...['', 'None', 'Wool coat', 'Aldane', 'Published', '¥12,990', '1,040'],
      ...['Women › Clothing › Coats', 'AL-100'],
    ],
    ['', 'None', '手提包', 'Verro', 'Draft', '–', '0', '99', 'VE-7'],
  ]);
  expect(screen.getByRole('link', { name: 'Wool coat' })).toHaveAttribute('href', '/products/11');
  english.unmount();
  renderScreen(Products, { answers, language: 'zh-CN' });
  await waitFor(() => expect(readRows()[0]?.[7]).toBe('女士 › 服装 › 大衣'));
  expect(readRows()[0]?.slice(2, 5)).toEqual(['羊毛大衣', 'Aldane', '已上架']);
  expect(screen.getByText('共 2 行')).toBeVisible();
});

test('reads the next page, and says when a list is empty because of a filter', async () => {
  const listCatalogueProducts = ({ query: { cursor, status } }: SentCall) => {
    if (status) return toPage();
    return { items: [productRows[cursor ? 1 : 0]], nextCursor: cursor ? null : 'next' };
  };
  const { findSent, history } = renderScreen(Products, {
    answers: { ...answers, listCatalogueProducts },
  });
  expect(await screen.findByText('1 row shown')).toBeVisible();
  press('Load more');
  expect(await screen.findByText('2 rows in all')).toBeVisible();
  expect(findSent('listCatalogueProducts').at(-1)?.query).toEqual({ cursor: 'next', size: '50' });
  await choose('Status', 'Archived');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(history.at(-1)).toBe('/?status=archived');
  press('Clear filters');
  expect(await screen.findByText('Wool coat')).toBeVisible();
  expect(history.at(-1)).toBe('/');
});

test('filters by stock, which stands in the URL', async () => {
  const { findSent, history } = renderScreen(Products, { answers, url: '/?stock=over-reserved' });
  await screen.findByText('Wool coat');
  expect(findSent('listCatalogueProducts').at(-1)?.query).toEqual({
    ...{ stock: 'over-reserved', size: '50' },
  });
  expect(screen.getByTitle('More reserved than in stock')).toBeVisible();
  await choose('Stock of any size', 'Sold out');
  await waitFor(() =>
    expect(findSent('listCatalogueProducts').at(-1)?.query.stock).toBe('sold-out'),
  );
  expect(history.at(-1)).toBe('/?stock=sold-out');
});

test('searches by what is typed, and reads a list again that could not be read', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(Products, {
    answers: { ...answers, listCatalogueProducts: () => answer },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = toPage(...productRows);
  press('Try again');
  expect(await screen.findByText('Wool coat')).toBeVisible();
  const search = screen.getByLabelText('Name, style, id, SKU');
  fireEvent.change(search, { target: { value: '  AL-100 ' } });
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() =>
    expect(findSent('listCatalogueProducts').at(-1)?.query).toEqual({
      search: 'AL-100',
      size: '50',
    }),
  );
});

test.each([
  ['read-only', [], false],
  ['content', [], false],
  ['merchant', ['Import'], true],
  ['catalogue', ['Import', 'New product'], true],
] as const)('offers %s what the role may do', async (role, offered, canSelect) => {
  renderScreen(Products, { answers, role });
  await screen.findByText('Wool coat');
  const all = ['Import', 'New product'];
  expect(all.filter((text) => screen.queryByText(text))).toEqual(offered);
  expect(screen.queryByLabelText('Select 11') !== null).toBe(canSelect);
  expect(screen.queryByLabelText('Merchant') === null).toBe(role === 'merchant');
});

test('opens the editor of a new product and the import', async () => {
  const { history } = renderScreen(Products, { answers });
  await screen.findByText('Wool coat');
  fireEvent.click(getButton(/New product/));
  expect(history.at(-1)).toBe('/products/new');
});
