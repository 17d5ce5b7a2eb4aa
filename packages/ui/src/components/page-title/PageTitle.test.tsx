import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { PageTitle } from './PageTitle.tsx';

test('is the h1 of the screen', () => {
  renderWithPlatform(<PageTitle className="own">我的订单</PageTitle>);
  const heading = screen.getByText('我的订单');
  expect(heading.tagName).toBe('H1');
  expect(heading).toHaveClass('h1', 'title', 'own');
});
