import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Box } from './Box.tsx';

test('a box is the element it is asked to be, and passes on what it is given', () => {
  show(
    <Box as="nav" id="menu" aria-label="主导航" data-module="text">
      首页
    </Box>,
  );
  const menu = screen.getByRole('navigation', { name: '主导航' });
  expect(menu).toHaveAttribute('id', 'menu');
  expect(menu).toHaveAttribute('data-module', 'text');
});
