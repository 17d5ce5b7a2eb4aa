import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SaleEditor } from './SaleEditor.tsx';
import { Sales } from './Sales.tsx';

const text = { 'zh-CN': '典藏', 'en-US': 'Archive' };
const sale = {
  id: '3',
  name: text,
  description: text,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  productIds: [],
  version: 2,
};

test('needs both times of a new sale', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SaleEditor, { path: '/sales/:id', url: '/sales/new' });
  await user.type(await screen.findByLabelText('Name · Chinese'), '典藏');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter the start and the end')).toBeVisible();
  expect(findSent('createSale')).toHaveLength(0);
});

test('changes a sale from the version that was shown', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SaleEditor, {
    path: '/sales/:id',
    url: '/sales/3',
    answers: { getSale: sale, updateSale: sale },
  });
  await user.type(await screen.findByLabelText('Name · English'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSale')).toHaveLength(1));
  expect(findSent('updateSale')[0]).toMatchObject({
    params: { id: '3' },
    version: '"2"',
    body: {
      name: { 'zh-CN': '典藏', 'en-US': 'Archive 2' },
      startsAt: sale.startsAt,
      endsAt: sale.endsAt,
      productIds: [],
    },
  });
});

test('warns of other sales with the same products at the same time', async () => {
  const other = { name: 'Winter', startsAt: sale.startsAt, endsAt: sale.endsAt };
  const { findSent } = renderScreen(SaleEditor, {
    path: '/sales/:id',
    url: '/sales/3',
    answers: {
      getSale: { ...sale, productIds: ['11', '12'] },
      listSalesOfPeriod: {
        sales: [
          { ...other, id: '4', productIds: ['12', '13'] },
          { ...other, id: '5', name: 'Bags', productIds: ['14'] },
        ],
      },
    },
  });
  expect(
    await screen.findByText('Another sale has some of these products at this time'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Winter' })).toHaveAttribute('href', '/sales/4');
  expect(screen.getByText(/products in common: 1/)).toBeVisible();
  expect(screen.queryByText('Bags')).toBeNull();
  expect(findSent('listSalesOfPeriod')[0]).toMatchObject({
    query: { startsAt: sale.startsAt, endsAt: sale.endsAt, except: '3' },
  });
});

test('shows only the sales of a status', async () => {
  const { productIds: _, ...rest } = sale;
  const listSales = [
    { ...rest, products: 4, status: 'running' },
    { ...rest, id: '4', name: { 'zh-CN': '旧', 'en-US': 'Old' }, products: 1, status: 'ended' },
  ];
  renderScreen(Sales, { url: '/?status=running', path: '/', answers: { listSales } });
  expect(await screen.findByRole('link', { name: 'Archive' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Old' })).toBeNull();
});
