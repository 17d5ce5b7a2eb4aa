import { render, screen } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { expect, test } from 'vitest';
import { PriceRows } from './PriceRows.tsx';

const ROWS = [
  { key: 'subtotal', name: '商品小计', value: '¥1,200' },
  { key: 'promo', name: '春日礼券', value: '−¥200', variant: 'discount' },
  { key: 'total', name: '合计', value: '¥1,000', variant: 'total' },
] as const;

test.each([true, false])(
  'pairs names with amounts, busy while new ones are computed: %s',
  (busy) => {
    render(
      <PlatformProvider platform={createTestPlatform()}>
        <PriceRows rows={ROWS} isUpdating={busy} />
      </PlatformProvider>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      ROWS.map(({ name }) => name),
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(
      ROWS.map(({ value }) => value),
    );
    expect(screen.getByText('¥1,000').closest('dl')).toHaveAttribute('aria-busy', String(busy));
  },
);
