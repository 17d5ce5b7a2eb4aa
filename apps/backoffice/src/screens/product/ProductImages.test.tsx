import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { product } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, fill, findDialog, getButton, press } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ProductImages } from './ProductImages.tsx';
import type { Product } from './product-values.ts';

const reload = vi.fn();
function Images() {
  const [current, setCurrent] = useState<Product>(product);
  return <ProductImages product={current} store={setCurrent} reload={reload} />;
}

/** Answers as the server does: with the images in their new order and the next version. */
const updateProductImages = ({ body }: SentCall) => ({
  ...product,
  images: (body as { images: Product['images'] }).images.map((image) => ({
    ...image,
    url: '/i/x.avif',
  })),
  version: 9,
});
const readKeys = (call: SentCall | undefined) =>
  (call?.body as { images: { key: string }[] } | undefined)?.images.map(({ key }) => key);

test('orders pictures by buttons and by drag, each from the version before', async () => {
  const { findSent } = renderScreen(Images, { answers: { updateProductImages } });
  expect(getButton('Move earlier Picture 1')).toBeDisabled();
  expect(getButton('Move later Picture 3')).toBeDisabled();
  press('Move later Picture 1');
  await screen.findByText('Saved');
  expect(findSent('updateProductImages')[0]).toMatchObject({ version: '"8"' });
  expect(readKeys(findSent('updateProductImages')[0])).toEqual(['b2', 'a1', 'c3']);
  const [first, , third] = document.querySelectorAll('li');
  fireEvent.dragStart(third as Element);
  fireEvent.dragOver(first as Element);
  fireEvent.drop(first as Element);
  await waitFor(() => expect(findSent('updateProductImages')).toHaveLength(2));
  expect(findSent('updateProductImages')[1]).toMatchObject({ version: '"9"' });
  expect(readKeys(findSent('updateProductImages')[1])).toEqual(['c3', 'b2', 'a1']);
});

test('keeps the focal point and the text of a picture until they are saved', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(Images, { answers: { updateProductImages: () => answer } });
  press('Focal point and text Picture 1');
  const dialog = await findDialog('Focal point and text');
  const picture = getButton('Focal point', dialog);
  Object.assign(picture, {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 400 }),
  });
  fireEvent.click(picture, { clientX: 50, clientY: 100, detail: 1 });
  fill('Alternative text · Chinese', '正面', dialog);
  press('Save', dialog);
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.getByLabelText('Alternative text · Chinese')).toHaveValue('正面');
  answer = product;
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateProductImages').at(-1)?.body).toEqual({
    images: [
      { key: 'a1', alt: { 'zh-CN': '正面', 'en-US': null }, focalPoint: { x: 250, y: 250 } },
      { key: 'b2', alt: null, focalPoint: { x: 300, y: 400 } },
      { key: 'c3', alt: null, focalPoint: null },
    ],
  });
  await waitFor(() => expect(screen.queryByLabelText('Alternative text · Chinese')).toBeNull());
});

test('adds the chosen files one after the other', async () => {
  const { findSent } = renderScreen(Images, { answers: { addProductImage: product } });
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } });
  expect(await screen.findByText('The picture is added')).toBeVisible();
  expect(findSent('addProductImage').map(({ params }) => params)).toEqual([
    { id: '11' },
    { id: '11' },
  ]);
});

test('takes a picture off after a question, and reloads a stale product', async () => {
  const { findSent } = renderScreen(Images, {
    answers: { updateProductImages: problemResponse(412, 'precondition-failed') },
  });
  press('Remove Picture 2');
  await answerDialog('Remove this picture?', 'Remove');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  expect(readKeys(findSent('updateProductImages')[0])).toEqual(['a1', 'c3']);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('shows pictures in Chinese to those who may not change them', () => {
  renderScreen(Images, { role: 'merchant', language: 'zh-CN' });
  expect(screen.getByAltText('图片 2')).toBeVisible();
  expect(screen.getByText('封面')).toBeVisible();
  expect(document.querySelectorAll('button, input')).toHaveLength(0);
});
