import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { ProductSlotInput } from './ProductSlotInput.tsx';

const product = (id: string, name: string) => ({
  id,
  externalId: id,
  status: 'published',
  brand: { id: '1', name: 'Maison' },
  categoryId: '1',
  styleId: id,
  name: { 'zh-CN': name, 'en-US': null },
  imageUrl: null,
  price: 120_000,
  quantity: 4,
  updatedAt: '2026-11-20T00:00:00.000Z',
  version: 1,
});

it('shows the product and its substitutes with price and stock, and changes their order', async () => {
  const onChange = vi.fn();
  renderScreen(
    () => <ProductSlotInput label="Product" value="11, 12" disabled={false} onChange={onChange} />,
    {
      answers: {
        listCatalogueProducts: {
          items: [product('12', '手袋'), product('11', '风衣')],
          nextCursor: null,
        },
      },
    },
  );
  await screen.findByText('风衣');
  expect(screen.getAllByText(/¥1,200.*Stock 4/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Move up 手袋' }));
  expect(onChange).toHaveBeenCalledWith('12,11');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 风衣' }));
  expect(onChange).toHaveBeenCalledWith('12');
});
