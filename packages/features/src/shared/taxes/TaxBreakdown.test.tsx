import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { TaxBreakdown } from './TaxBreakdown.tsx';

const breakdown = {
  currencyIsoCode: 'CNY',
  goods: 100_000,
  taxes: 22_040,
  shipping: 15_000,
  categories: [
    { name: '服装', goods: 100_000, duty: 8_000, dutyPercent: 8, vat: 14_040, vatPercent: 13 },
  ],
  sources: ['税则 2026'],
};

test('fetches duty and VAT by category when the shopper asks', async () => {
  const fetchTaxes = vi.fn(async () => breakdown);
  renderInShop(createLoadContext({}), <TaxBreakdown fetchKey="1" fetchTaxes={fetchTaxes} />);
  expect(fetchTaxes).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '查看税费明细' }));
  expect(await page.findByText('服装关税 8%')).toBeVisible();
  expect(page.getByText('¥80')).toBeVisible();
  expect(page.getByText('服装增值税 13%')).toBeVisible();
  expect(page.getByText(/税则 2026/)).toBeVisible();
});

test('says so when there is no breakdown', async () => {
  const fetchTaxes = async () => null;
  renderInShop(createLoadContext({}), <TaxBreakdown fetchKey="1" fetchTaxes={fetchTaxes} />);
  await userEvent.click(page.getByRole('button', { name: '查看税费明细' }));
  expect(await page.findByText(/暂无分项/)).toBeVisible();
});
