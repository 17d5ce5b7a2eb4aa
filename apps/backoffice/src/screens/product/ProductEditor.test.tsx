import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { product, productAnswers } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  findField,
  getButton,
  getField,
  press,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ProductEditor } from './ProductEditor.tsx';

const editor = { path: '/products/:id', url: '/products/11', answers: productAnswers };
const findName = () => findField('Name · Chinese');

test('shows a product with its texts, and saves all of it by its version', async () => {
  const updateProduct = { ...product, version: 9 };
  const { findSent } = renderScreen(ProductEditor, {
    ...editor,
    role: 'catalogue',
    answers: { ...productAnswers, updateProduct },
  });
  expect(await findName()).toHaveValue('羊毛大衣');
  expect(screen.getByText('Wool coat', { selector: 'h1' })).toBeVisible();
  expect(getField('Description · English')).toHaveValue('');
  expect(getField('Material 1 · English')).toHaveValue('Wool');
  expect(getField('Measure 1 of 38')).toHaveValue('92');
  fill('Name · English', 'Camel coat');
  press(/Add a care instruction/);
  fill('Care instruction 2 · Chinese', '低温熨烫');
  press('Delete Composition 1');
  fill('HS code', '6202.20');
  expect(screen.getByText('There are changes that are not saved')).toBeVisible();
  doublePress('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateProduct')).toHaveLength(1);
  const { id, status, images, publishedAt, updatedAt, version, ...fields } = product;
  expect(findSent('updateProduct')[0]).toMatchObject({ params: { id }, version: `"${version}"` });
  expect(findSent('updateProduct')[0]?.body).toEqual({
    ...fields,
    name: { 'zh-CN': '羊毛大衣', 'en-US': 'Camel coat' },
    madeIn: product.madeIn,
    care: [...product.care, { 'zh-CN': '低温熨烫', 'en-US': null }],
    compositions: [],
    hsCode: '620220',
  });
  await waitFor(() => expect(screen.queryByText(/changes that are not saved/)).toBeNull());
  fill('Style', 'AL-101');
  fireEvent.keyDown(getField('Style'), { key: 's', ctrlKey: true });
  await waitFor(() => expect(findSent('updateProduct')[1]?.version).toBe('"9"'));
});

test('marks what the server refuses, and keeps what was typed', async () => {
  let answer: unknown = fieldProblem({
    styleId: 'is taken',
    'name.en-US': 'is too long',
    'measurements.rows.0.size': 'is no size',
  });
  renderScreen(ProductEditor, {
    ...editor,
    answers: { ...productAnswers, updateProduct: () => answer },
  });
  fill('Name · Chinese', '', (await findName()).closest('form') as HTMLElement);
  press('Save');
  expect(await screen.findByText('Required')).toBeVisible();
  fill('Name · Chinese', '长大衣');
  press('Save');
  for (const message of ['is taken', 'is too long', 'is no size'])
    expect(await screen.findByText(message)).toBeVisible();
  expect(getField('Name · Chinese')).toHaveValue('长大衣');
  answer = problemResponse(500, 'internal');
  press('Save');
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.getByText('There are changes that are not saved')).toBeVisible();
});

/** The server as another operator leaves it: each save from an older version is refused. */
function changeMeanwhile(theirs: Partial<typeof product>) {
  const stored = { ...product, ...theirs, version: 9 };
  let reads = 0;
  return {
    getCatalogueProduct: () => (reads++ === 0 ? product : stored),
    updateProduct: ({ version }: SentCall) =>
      version === '"9"' ? { ...stored, version: 10 } : problemResponse(412, 'precondition-failed'),
  };
}

test('keeps what was typed when another operator was faster, and saves it at the second press', async () => {
  const name = { 'zh-CN': '驼绒大衣', 'en-US': 'Down coat' };
  const care = [{ 'zh-CN': '手洗', 'en-US': 'Hand wash' }];
  const { findSent } = renderScreen(ProductEditor, {
    ...editor,
    answers: {
      ...productAnswers,
      ...changeMeanwhile({ styleId: 'AL-200', name, care }),
    },
  });
  await findName();
  fill('Name · English', 'Mine');
  press('Delete Care 1');
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(getField('Name · English')).toHaveValue('Mine');
  expect(getField('Name · Chinese')).toHaveValue('驼绒大衣');
  expect(getField('Style')).toHaveValue('AL-200');
  // The English name and the list of care instructions were changed by both.
  await waitFor(() => expect(screen.getAllByText(/changed this field too/)).toHaveLength(2));
  expect(screen.getByText('Down coat', { selector: 'h1' })).toBeVisible();
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateProduct').map(({ version }) => version)).toEqual(['"8"', '"9"']);
  expect(findSent('updateProduct')[1]?.body).toMatchObject({
    ...{ name: { 'zh-CN': '驼绒大衣', 'en-US': 'Mine' }, styleId: 'AL-200', care: [] },
  });
  await waitFor(() => expect(screen.queryByText(/changed this/)).toBeNull());
  expect(screen.queryByText(/changes that are not saved/)).toBeNull();
});

test('keeps what was typed when the status of a stale product is changed', async () => {
  const { findSent } = renderScreen(ProductEditor, {
    ...editor,
    answers: {
      ...productAnswers,
      ...changeMeanwhile({ styleId: 'AL-200' }),
      changeProductStatus: problemResponse(412, 'precondition-failed'),
    },
  });
  await findName();
  fill('Name · English', 'Mine');
  press('Hide');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  await waitFor(() => expect(getField('Style')).toHaveValue('AL-200'));
  expect(getField('Name · English')).toHaveValue('Mine');
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateProduct').map(({ version }) => version)).toEqual(['"9"']);
});

test('asks before a changed product is left, but not between its tabs', async () => {
  const { history } = renderScreen(ProductEditor, editor);
  await findName();
  fill('Style', 'AL-101');
  fireEvent.click(screen.getByText('Pictures'));
  expect(await screen.findByText('Cover')).toBeVisible();
  fireEvent.click(screen.getByText('Details'));
  expect(getField('Style')).toHaveValue('AL-101');
  fireEvent.click(screen.getByLabelText('Products'));
  await answerDialog('Leave this page?', 'Stay');
  expect(history.at(-1)).toContain('/products/11');
  fireEvent.click(screen.getByLabelText('Products'));
  await answerDialog('Leave this page?', 'Leave');
  expect(history.at(-1)).toBe('/products');
});

test('keeps what was typed after an undo in the history, and shows what it wrote', async () => {
  const change = {
    ...{ id: '9', at: '2026-11-24T02:00:00.000Z', actor: 'Lin', action: 'changed' },
    ...{ target: { type: 'product', id: '11' }, productId: '11', size: null, job: null },
    fields: [{ name: 'styleId', label: 'Style', before: 'AL-99', after: 'AL-100' }],
    ...{ undoes: null, isUndone: false },
  } satisfies AdminResponse<'undoChange'>;
  const writes = [{ name: 'styleId', label: 'Style', current: 'AL-100', next: 'AL-99' }];
  const { findSent } = renderScreen(ProductEditor, {
    ...editor,
    answers: {
      ...productAnswers,
      ...changeMeanwhile({ styleId: 'AL-99' }),
      listProductHistory: toPage(change),
      previewUndo: { change, writes, conflict: null, version: 8 },
      undoChange: { ...change, id: '10', undoes: '9' },
    },
  });
  await findName();
  fill('Name · English', 'Mine');
  fireEvent.click(screen.getByText('History'));
  await screen.findByText('Lin');
  press('Undo');
  const dialog = await findDialog('Undo this change?');
  await waitFor(() => expect(getButton('Undo', dialog)).toBeEnabled());
  press('Undo', dialog);
  await waitFor(() => expect(findSent('getCatalogueProduct')).toHaveLength(2));
  await waitFor(() => expect(getField('Style')).toHaveValue('AL-99'));
  expect(getField('Name · English')).toHaveValue('Mine');
});

test('archives a product after a question, by the version of the save before', async () => {
  const { findSent } = renderScreen(ProductEditor, {
    ...editor,
    answers: {
      ...productAnswers,
      updateProduct: { ...product, version: 9 },
      changeProductStatus: { ...product, status: 'archived', version: 10 },
    },
  });
  await findName();
  press('Save');
  await screen.findByText('Saved');
  press('Archive');
  expect(findSent('changeProductStatus')).toHaveLength(0);
  await answerDialog('Archive this product?', 'Archive');
  expect(await screen.findByText('The status is changed')).toBeVisible();
  expect(findSent('changeProductStatus')).toMatchObject([
    { params: { id: '11' }, version: '"9"', body: { status: 'archived' } },
  ]);
  expect(await screen.findByText('Archived')).toBeVisible();
});

test('creates a draft, and goes on with its sizes', async () => {
  let answer: unknown = problemResponse(409, 'conflict');
  const { findSent, history } = renderScreen(ProductEditor, {
    ...editor,
    url: '/products/new',
    answers: { ...productAnswers, createProduct: () => answer },
  });
  expect(await screen.findByText('New product')).toBeVisible();
  press('Create the draft');
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4));
  fill('Name · Chinese', ' 大衣 ');
  fill('Style', 'AL-102');
  await choose('Brand', 'Aldane');
  await choose('Colour', 'Camel');
  fireEvent.mouseDown(getField('Category'));
  fireEvent.click(await screen.findByText('Women', { selector: '.ant-select-tree-title' }));
  press('Create the draft');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  answer = { ...product, id: '99' };
  press('Create the draft');
  await waitFor(() => expect(history.at(-1)).toBe('/products/99?tab=variants'));
  expect(findSent('createProduct').at(-1)?.body).toMatchObject({
    ...{ brandId: '1', categoryId: '1', gender: 'women', colourCode: 'camel', styleId: 'AL-102' },
    name: { 'zh-CN': '大衣', 'en-US': null },
    ...{ measurements: null, sizing: null, familyId: null, hsCode: null },
  });
  expect(findSent('createProduct').at(-1)?.body).not.toHaveProperty('externalId');
});

test('shows a product in Chinese to those who only read it', async () => {
  renderScreen(ProductEditor, { ...editor, role: 'content', language: 'zh-CN' });
  expect(await findField('名称 · 中文')).toBeDisabled();
  expect(screen.getByText('羊毛大衣', { selector: 'h1' })).toBeVisible();
  expect(getField('38 的第 1 项尺寸')).toBeDisabled();
  for (const text of ['保存', '下架', '归档']) expect(screen.queryByText(text)).toBeNull();
  const tabs = document.querySelectorAll('[role=tab]');
  expect([...tabs].map((tab) => tab.textContent)).toEqual([
    ...['商品资料', '尺码、价格与库存', '图片', '前台预览', '修改记录'],
  ]);
});

test('says why a product could not be read, and reads it again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(ProductEditor, {
    ...editor,
    answers: { ...productAnswers, getCatalogueProduct: () => answer },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = { ...product, status: 'draft' };
  press('Try again');
  await findName();
  fireEvent.click(screen.getByText('Preview'));
  expect(await screen.findByText('The shop shows the product when it is published')).toBeVisible();
});
