import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { SkipLink } from './SkipLink.tsx';

test('leads the keyboard past the header, and leaves the URL as it is', async () => {
  renderWithPlatform(
    <>
      <SkipLink target="content" />
      <a href="/bag">购物袋</a>
      <main id="content">
        <a href="/coat">大衣</a>
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '大衣' })).toHaveFocus();
});
