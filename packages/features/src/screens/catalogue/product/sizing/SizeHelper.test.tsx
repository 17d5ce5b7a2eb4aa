import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from '@vitrine/contract';
import { productDetail, sizing } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../render-screen.tsx';
import { createLoadContext } from '../../../../testing.ts';
import { screen as productScreen } from '../index.ts';

const variants = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 3 }));

async function openHelper(more: Partial<ProductDetail> = {}, stored?: Record<string, string>) {
  const getProduct = async () => productDetail('1', { variants, ...more });
  const context = createLoadContext({ getProduct }, { params: { id: '1' } });
  const rendered = await renderScreen(productScreen, context);
  for (const [key, value] of Object.entries(stored ?? {}))
    rendered.platform.storage.local.set(key, value);
  await userEvent.click(screen.getByRole('button', { name: '尺码助手' }));
  const sheet = await screen.findByRole('dialog', { name: '尺码助手' });
  return { ...rendered, sheet: within(sheet) };
}

test('converts every size into the chosen system, and remembers it on the device', async () => {
  const { sheet, platform } = await openHelper();
  const readSizes = () => sheet.getAllByRole('radio').map((radio) => radio.closest('label'));
  await userEvent.click(sheet.getByRole('button', { name: '中国' }));
  expect(readSizes().map((label) => label?.textContent)).toEqual([
    'FR 36中国 160/84A',
    'FR 38中国 165/88A',
    'FR 40中国 170/92A',
  ]);
  expect(platform.storage.local.get('size-system')).toBe('CN');
  await userEvent.click(sheet.getByRole('button', { name: '中国' }));
  expect(readSizes()[0]).toHaveTextContent(/^FR 36$/);
  expect(platform.storage.local.get('size-system')).toBeNull();
});

test('shows the system that was chosen before, also where a size is asked for', async () => {
  const { sheet } = await openHelper({}, { 'size-system': 'UK' });
  expect(sheet.getByRole('button', { name: '英国' })).toHaveAttribute('aria-pressed', 'true');
  expect(sheet.getByText('英国 8')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: '好了' }));
  await userEvent.click(
    screen.getAllByRole('button', { name: '加入购物袋' }).at(-1) as HTMLElement,
  );
  const asked = within(await screen.findByRole('dialog', { name: '选择尺码' }));
  expect(asked.getByText('英国 8')).toBeVisible();
});

test('suggests a size by height and weight, chooses it, and sends neither', async () => {
  const { sheet, platform } = await openHelper();
  expect(sheet.getByText('填身高与体重，或平日的尺码，我们来选。')).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: '身高（厘米）' }), '165');
  await userEvent.type(sheet.getByRole('textbox', { name: '体重（公斤）' }), '55');
  expect(sheet.getByText('建议选 FR 38')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: '选这个尺码' }));
  expect(sheet.getByRole('radio', { name: /FR 38/ })).toBeChecked();
  expect(sheet.getByRole('button', { name: '已选好' })).toBeDisabled();
  expect(platform.storage.local.get('body')).toBe('{"height":"165","weight":"55","usual":""}');
});

test('says when the suggested size is sold out, or not made', async () => {
  const soldOut = variants.map((variant) => ({ ...variant, quantity: 0 }));
  const stored = { body: '{"height":"165","weight":"55","usual":""}' };
  const { sheet, unmount } = await openHelper({ variants: soldOut }, stored);
  expect(sheet.getByText('建议选 FR 38，已售罄')).toBeVisible();
  expect(sheet.queryByRole('button', { name: '选这个尺码' })).toBeNull();
  unmount();
  const other = await openHelper({}, { body: '{"usual":"XXL"}' });
  expect(other.sheet.getByText('这一件没有合您身的尺码。')).toBeVisible();
});

test('ignores a stored text that is no draft', async () => {
  const { sheet } = await openHelper({}, { body: '{"height":1' });
  expect(sheet.getByRole('textbox', { name: '身高（厘米）' })).toHaveValue('');
});

test('tells how the product fits, and offers no advice for shoes', async () => {
  const { sheet } = await openHelper({ sizing: sizing('women-shoes', { note: '楦型适中' }) });
  expect(sheet.getByText(/楦型适中/)).toBeVisible();
  expect(sheet.queryByRole('textbox')).toBeNull();
});

test('helps with no size that has no chart', async () => {
  const getProduct = async () => productDetail('1', { sizing: null });
  await renderScreen(productScreen, createLoadContext({ getProduct }, { params: { id: '1' } }));
  expect(screen.queryByRole('button', { name: '尺码助手' })).toBeNull();
});
