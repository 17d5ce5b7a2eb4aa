import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press } from '../../testing/screen-steps.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { TextFields } from './TextFields.tsx';

const name = { 'zh-CN': '大衣' };

function showTexts(care: object[], language: 'zh-CN' | 'en-US' = 'en-US') {
  const onFinish = vi.fn();
  const Product = () => (
    <Form initialValues={{ name, care }} onFinish={onFinish}>
      <TextFields />
      <button type="submit">Send</button>
    </Form>
  );
  renderScreen(Product, { language });
  return onFinish;
}

test.each([
  ['en-US', 'Enter the Chinese text as well'],
  ['zh-CN', '请同时填写中文'],
] as const)(
  'an English line of a list without a Chinese one is not dropped, in %s',
  async (language, text) => {
    const onFinish = showTexts([{ 'en-US': 'Dry clean' }], language);
    press('Send');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onFinish).not.toHaveBeenCalled();
  },
);

test('an empty line and one in Chinese only are in order', async () => {
  const onFinish = showTexts([{}, { 'zh-CN': '干洗', 'en-US': ' ' }]);
  press('Send');
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
});

test('a picture is not saved with an English text alone', () => {
  const onSave = vi.fn();
  const image = { key: 'a1', url: '/i/a1.avif', alt: null, focalPoint: null };
  renderScreen(() => (
    <ImageDialog image={image} isPending={false} onSave={onSave} onClose={vi.fn()} />
  ));
  fill('Alternative text · English', 'From the front');
  expect(screen.getByText('Enter the Chinese text as well')).toBeInTheDocument();
  press('Save');
  expect(onSave).not.toHaveBeenCalled();
  fill('Alternative text · Chinese', '正面');
  press('Save');
  expect(onSave.mock.calls).toEqual([
    [{ ...image, alt: { 'zh-CN': '正面', 'en-US': 'From the front' } }],
  ]);
});
