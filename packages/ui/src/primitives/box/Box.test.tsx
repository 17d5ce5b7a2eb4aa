import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Box } from './Box.tsx';

test('renders the given element and passes on its attributes', () => {
  renderWithPlatform(
    <Box as="nav" id="menu" aria-label="主导航" data-module="text">
      首页
    </Box>,
  );
  const menu = screen.getByRole('navigation', { name: '主导航' });
  expect(menu).toHaveAttribute('id', 'menu');
  expect(menu).toHaveAttribute('data-module', 'text');
});
