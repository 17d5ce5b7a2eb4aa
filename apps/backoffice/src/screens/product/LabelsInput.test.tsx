import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product, productAnswers } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  fill,
  findDialog,
  findField,
  getButton,
  press,
} from '../../testing/screen-steps.ts';
import { ProductEditor } from './ProductEditor.tsx';

test('adds a label of the shop and a new one', async () => {
  const { findSent } = renderScreen(ProductEditor, {
    ...{ path: '/products/:id', url: '/products/11' },
    answers: { ...productAnswers, updateProduct: product },
  });
  await findField('Name · Chinese');
  await choose('Labels', '新到');
  press(/New label/);
  const dialog = await findDialog('New label');
  expect(getButton('Add', dialog)).toBeDisabled();
  fill('Name of the label · Chinese', '限量', dialog);
  fill('Priority', '7', dialog);
  press('Add', dialog);
  await screen.findAllByText('限量');
  press('Save');
  await waitFor(() => expect(findSent('updateProduct')).toHaveLength(1));
  expect(findSent('updateProduct')[0]?.body).toMatchObject({
    labels: [
      product.labels[0],
      { id: 2002, name: { 'zh-CN': '新到', 'en-US': null } },
      { id: 2003, name: { 'zh-CN': '限量', 'en-US': null }, priority: 7 },
    ],
  });
});
