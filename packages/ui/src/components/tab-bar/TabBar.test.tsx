import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { TabBar, type TabBarItem } from './TabBar.tsx';

const items: TabBarItem[] = [
  { key: 'home', label: '首页', icon: 'home', to: { route: 'home' } },
  { key: 'bag', label: '购物袋', icon: 'bag', to: { route: 'bag' }, badge: 3 },
  { key: 'me', label: '我的', icon: 'me', to: { route: 'me' }, badge: 0 },
];

test('marks the current page', () => {
  renderWithPlatform(<TabBar items={items} active="home" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('首页');
});

test('a badge announces its count, is capped at 99+ and hidden at zero', () => {
  const { rerender } = renderWithPlatform(<TabBar items={items} active="home" />);
  expect(screen.getByLabelText('3 件')).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: '我的' })).toBeVisible();
  const many = items.map((item) => ({ ...item, badge: 120 }));
  rerender(<TabBar items={many} active="home" />);
  expect(screen.getAllByText('99+')).toHaveLength(3);
});
