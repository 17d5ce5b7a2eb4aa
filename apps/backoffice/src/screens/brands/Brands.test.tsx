import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brands } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  getButton,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Brands } from './Brands.tsx';

const answers = { listBrands: toPage(...brands) };
const getRow = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

test('lists the brands and leads to the products of each', async () => {
  const { findSent } = renderScreen(Brands, { answers, role: 'read-only' });
  expect(await screen.findByText('Aldane')).toBeVisible();
  expect(readRows()).toEqual([
    ['Aldane', '1,200', '1'],
    ['Verro', '0', '2'],
  ]);
  expect(screen.getByRole('link', { name: '1,200' })).toHaveAttribute(
    'href',
    '/products?brandId=1',
  );
  expect(findSent('listBrands')[0]?.query).toEqual({ size: '50' });
  expect(screen.queryByText('New brand')).toBeNull();
});

test('creates a brand once at a double click, and keeps it after a refusal', async () => {
  let answer: unknown = fieldProblem({ name: 'is taken' });
  const { findSent } = renderScreen(Brands, {
    role: 'catalogue',
    answers: { ...answers, createBrand: () => answer },
  });
  await screen.findByText('Aldane');
  press(/New brand/);
  const dialog = await findDialog('New brand');
  press('Save', dialog);
  expect(await within(dialog).findByText('Required')).toBeVisible();
  fill('Name', 'Verro', dialog);
  fill('Description · Chinese', '  皮具 ', dialog);
  doublePress('Save', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  expect(findSent('createBrand')).toHaveLength(1);
  expect(within(dialog).getByLabelText('Description · Chinese')).toHaveValue('  皮具 ');
  answer = brands[1];
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('createBrand')[1]?.body).toEqual({
    name: 'Verro',
    description: { 'zh-CN': '皮具', 'en-US': null },
    position: 0,
  });
  await waitFor(() => expect(findSent('listBrands')).toHaveLength(2));
});

test('changes a brand by its version, tells of a stale one, and asks before it discards', async () => {
  const updateBrand = () => problemResponse(412, 'precondition-failed');
  let shown = brands;
  const listBrands = () => toPage(...shown);
  const { findSent } = renderScreen(Brands, { answers: { listBrands, updateBrand } });
  await screen.findByText('Aldane');
  press('Edit', getRow('Aldane'));
  const dialog = await findDialog('Aldane');
  expect(within(dialog).getByLabelText('Description · English')).toHaveValue('Leather');
  fill('Order', '9', dialog);
  shown = brands.map((brand) => ({ ...brand, products: 7, version: 4 }));
  press('Save', dialog);
  expect(await within(dialog).findByText(/Another operator has just changed this/)).toBeVisible();
  await waitFor(() => expect(readRows()[0]?.[1]).toBe('7'));
  expect(findSent('updateBrand')).toMatchObject([
    { params: { id: '1' }, version: '"3"', body: { name: 'Aldane', position: 9 } },
  ]);
  press('Cancel', dialog);
  await answerDialog('Discard what is not saved?', 'Keep editing');
  expect(within(dialog).getByLabelText('Order')).toHaveValue('9');
  press('Cancel', dialog);
  await answerDialog('Discard what is not saved?', 'Discard');
  await waitFor(() => expect(screen.queryByLabelText('Order')).toBeNull());
});

test('deletes only a brand without products, after a question', async () => {
  const { findSent } = renderScreen(Brands, {
    answers: { ...answers, deleteBrand: { done: true } },
    language: 'zh-CN',
  });
  await screen.findByText('Aldane');
  expect(within(getRow('Aldane')).queryByText('删除')).toBeNull();
  press('删除', getRow('Verro'));
  const question = await findDialog('删除品牌“Verro”？');
  expect(findSent('deleteBrand')).toHaveLength(0);
  press('删除', question);
  expect(await screen.findByText('品牌已删除')).toBeVisible();
  expect(findSent('deleteBrand').map(({ params }) => params)).toEqual([{ id: '2' }]);
  expect(getButton(/新建品牌/)).toBeEnabled();
});
