import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as homeScreen } from './screen.ts';

test('the three homes are a tab apart', async () => {
  const searchContents = async () => ({ 'home-men': [] });
  await showScreen(homeScreen, loadContext({ searchContents }, { params: { gender: 'men' } }));
  const tabs = screen.getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/women', '/men', '/kids']);
  expect(screen.getByRole('link', { name: '男士' })).toHaveAttribute('aria-current', 'page');
});

test('a home that nobody has published says so', async () => {
  await showScreen(homeScreen, loadContext({ searchContents: async () => ({}) }));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败或数据异常');
});
