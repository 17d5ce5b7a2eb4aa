import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('every step leads back but the last, which is here', () => {
  show(
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
