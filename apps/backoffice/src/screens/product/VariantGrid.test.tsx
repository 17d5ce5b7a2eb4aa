import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { VariantGrid } from './VariantGrid.tsx';
import type { Variant } from './variant-rows.ts';

const variant: Variant = {
  id: '1',
  productId: '2',
  merchantId: '3',
  sku: 'S1',
  externalId: null,
  size: '38',
  scale: 'FR',
  position: 0,
  currency: 'CNY',
  price: 129_900,
  originalPrice: 150_000,
  scheduledPrice: null,
  quantity: 4,
  reserved: 0,
  version: 6,
};
const Grid = () => <VariantGrid productId="2" variants={[variant]} />;
const answers = {
  listMerchants: { items: [], nextCursor: null },
  updateVariant: variant,
  setStock: variant,
  createVariant: variant,
};

test('pasted cells change a size by its version and add the next one', async () => {
  const { findSent } = renderScreen(Grid, { answers });
  fireEvent.paste(screen.getByLabelText('Price 38'), {
    clipboardData: { getData: () => '1000\t1500\t9\n1100\t1500\t2' },
  });
  fireEvent.change(screen.getByLabelText('Size 2'), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 rows' }));
  await waitFor(() => expect(findSent('createVariant')).toHaveLength(1));
  expect(findSent('updateVariant')[0]).toMatchObject({ version: '"6"', body: { price: 100_000 } });
  expect(findSent('setStock')[0]).toMatchObject({ body: { quantity: 9 } });
  expect(findSent('createVariant')[0]).toMatchObject({
    body: { size: '40', price: 110_000, quantity: 2, merchantId: '3' },
  });
});

test('staff of a merchant change the stock only', () => {
  renderScreen(Grid, { answers, role: 'merchant' });
  expect(screen.getByLabelText('Price 38')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Stock 38')).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: 'Add a size' })).toBeNull();
});

test('a size is deleted after a question', async () => {
  const { findSent } = renderScreen(Grid, {
    answers: { ...answers, deleteVariant: { done: true } },
  });
  fireEvent.click(screen.getByRole('button', { name: /Delete size 38/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(findSent('deleteVariant')[0]).toMatchObject({ params: { id: '1' } }));
});
