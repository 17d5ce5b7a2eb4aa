import { screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

test.each([
  ['zh-CN', '袋中空空', '去逛逛', '按分类看'],
  ['en-US', 'Your bag is empty', 'Look around', 'Shop by category'],
] as const)('in %s an empty bag leads on', async (language, title, home, categories) => {
  const { head } = await showScreen(screen, loadContext({}, { language }));
  const prefix = language === 'en-US' ? '/en' : '';
  expect(page.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(page.getByRole('link', { name: home })).toHaveAttribute('href', prefix || '/');
  expect(page.getByRole('link', { name: categories })).toHaveAttribute(
    'href',
    `${prefix}/category`,
  );
  expect(head).toMatchObject({ path: '/bag', noIndex: true });
});
