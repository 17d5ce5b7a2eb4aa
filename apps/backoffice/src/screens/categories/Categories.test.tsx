import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categories } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  getButton,
  press,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Categories } from './Categories.tsx';

const answers = { listCategories: categories };

/** Opens the branch of clothing and selects a category. */
async function select(name: string) {
  const clothing = (await screen.findByText(/^(Clothing|服装)$/)).closest('.ant-tree-treenode');
  const switcher = clothing?.querySelector('.ant-tree-switcher_close');
  if (switcher) fireEvent.click(switcher);
  fireEvent.click(await screen.findByText(name));
  return screen.findByRole('group', { name });
}

test('shows the tree to those who only read it, without any way to change it', async () => {
  renderScreen(Categories, { answers, role: 'read-only', language: 'zh-CN' });
  fireEvent.click(await screen.findByText('服装'));
  expect(screen.getByText('女士')).toBeVisible();
  expect(screen.queryByText('请选择一个类目')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.querySelector('[draggable=true]')).toBeNull();
});

test('moves a category once at a double click, by its version', async () => {
  let answer: unknown = categories[3];
  const { findSent } = renderScreen(Categories, {
    role: 'catalogue',
    answers: { ...answers, moveCategory: () => answer },
  });
  expect(await screen.findByText('Select a category')).toBeVisible();
  const actions = await select('Dresses');
  expect(screen.getByText('4 products')).toBeVisible();
  expect(getButton('Move down', actions)).toBeDisabled();
  doublePress('Move up', actions);
  expect(await screen.findByText('The category is moved')).toBeVisible();
  expect(findSent('moveCategory')).toMatchObject([
    { params: { id: '4' }, version: '"4"', body: { parentId: '2', beforeId: '3' } },
  ]);
  await waitFor(() => expect(findSent('listCategories')).toHaveLength(2));
  answer = problemResponse(412, 'precondition-failed');
  press('Move up', actions);
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  await waitFor(() => expect(findSent('listCategories')).toHaveLength(3));
});

test('drops a category into another', async () => {
  const { findSent } = renderScreen(Categories, {
    answers: { ...answers, moveCategory: categories[2] },
  });
  await select('Coats');
  const find = (name: string) =>
    screen.getAllByText(name).at(-1)?.closest('[draggable]') as Element;
  fireEvent.dragStart(find('Coats'));
  fireEvent.dragEnter(find('Bags'));
  fireEvent.dragOver(find('Bags'));
  fireEvent.drop(find('Bags'));
  await waitFor(() =>
    expect(findSent('moveCategory')[0]).toMatchObject({
      params: { id: '3' },
      version: '"3"',
      body: { parentId: '5', beforeId: null },
    }),
  );
});

test('adds a category below the selected one, with what customs ask', async () => {
  let answer: unknown = fieldProblem({ hsCode: 'must have 6, 8, 10 or 13 digits' });
  const { findSent } = renderScreen(Categories, {
    answers: { ...answers, createCategory: () => answer },
  });
  press('New category below', await select('Bags'));
  const dialog = await findDialog('New category below');
  fill('Name · Chinese', '手提包', dialog);
  fill('HS code', '4202.21', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('must have 6, 8, 10 or 13 digits')).toBeVisible();
  answer = categories[4];
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('createCategory').at(-1)?.body).toEqual({
    name: { 'zh-CN': '手提包', 'en-US': null },
    parentId: '5',
    gender: 'women',
    imageKey: null,
    hsCode: '420221',
    originCountry: null,
    netWeight: null,
  });
});

test('renames a category by its version, and deletes only an empty one', async () => {
  const { findSent } = renderScreen(Categories, {
    answers: { ...answers, updateCategory: categories[2], deleteCategory: { done: true } },
  });
  const coats = await select('Coats');
  expect(within(coats).queryByText('Delete')).toBeNull();
  expect(within(coats).getByText('Show its products')).toHaveAttribute(
    'href',
    '/products?categoryId=3',
  );
  press('Edit', coats);
  const dialog = await findDialog('Edit');
  fill('Name · English', 'Outerwear', dialog);
  press('Save', dialog);
  await waitFor(() =>
    expect(findSent('updateCategory')).toMatchObject([
      { params: { id: '3' }, version: '"3"', body: { name: { 'en-US': 'Outerwear' } } },
    ]),
  );
  press('Delete', await select('Dresses'));
  await answerDialog('Delete the category "Dresses"?', 'Delete');
  expect(await screen.findByText('The category is deleted')).toBeVisible();
  expect(findSent('deleteCategory').map(({ params }) => params)).toEqual([{ id: '4' }]);
});
