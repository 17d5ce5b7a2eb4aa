import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('links every item but the last, which is marked as the current page', () => {
  renderWithPlatform(
    <Breadcrumb
      items={[
        { label: '首页', to: { route: 'home' } },
        { label: '女士', to: { route: 'home', params: { gender: 'women' } } },
        { label: '新作', to: { route: 'list' } },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/women',
  ]);
  expect(screen.getByText('新作')).toHaveAttribute('aria-current', 'page');
});

test('keeps items with the same label apart', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithPlatform(
    <Breadcrumb items={[{ label: '外套', to: { route: 'list' } }, { label: '外套' }]} />,
  );
  expect(screen.getAllByText('外套')).toHaveLength(2);
  expect(logError.mock.calls.flat().join()).not.toContain('same key');
});
