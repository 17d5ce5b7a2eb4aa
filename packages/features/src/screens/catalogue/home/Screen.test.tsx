import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen as homeScreen } from './index.ts';

test('links the home pages of the three genders', async () => {
  const searchContents = async () => ({ 'home-men': [] });
  await renderScreen(
    homeScreen,
    createLoadContext({ searchContents }, { params: { gender: 'men' } }),
  );
  const tabs = screen.getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/women', '/men', '/kids']);
  expect(screen.getByRole('link', { name: '男士' })).toHaveAttribute('aria-current', 'page');
});

test('shows an error for a home page that is not published', async () => {
  await renderScreen(homeScreen, createLoadContext({ searchContents: async () => ({}) }));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败或数据异常');
});
