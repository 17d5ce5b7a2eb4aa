import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { updateHead } from './head.ts';
import { Progress } from './Progress.tsx';

afterEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

const readAnnounced = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();

test('announces the title of the next screen once it is shown, and not that of the first one', () => {
  const { rerender } = render(<Progress isActive={false} title="首页" />);
  expect(readAnnounced()).toBe('');
  rerender(<Progress isActive title="首页" />);
  expect(readAnnounced()).toBe('');
  rerender(<Progress isActive={false} title="购物袋" />);
  expect(readAnnounced()).toBe('购物袋');
  rerender(<Progress isActive title="购物袋" />);
  expect(readAnnounced()).toBe('购物袋');
  rerender(<Progress isActive={false} title="我的" />);
  expect(readAnnounced()).toBe('我的');
});

test('the line is for eyes only', () => {
  const { container } = render(<Progress isActive title="首页" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['zh-CN', '/bag'],
  ['en-US', '/en/bag'],
] as const)('the head of a screen in %s names its own URL', (language, path) => {
  document.head.innerHTML =
    '<meta name="description" content="old"><link rel="canonical" href="/old">';
  updateHead({ title: '购物袋', path: '/bag' }, language);
  expect(document.title).toBe('购物袋');
  expect(document.querySelector('link')?.getAttribute('href')).toBe(window.location.origin + path);
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('');
});

test('a document that is not indexed gets no canonical link from its next screen', () => {
  document.head.innerHTML = '';
  updateHead({ title: '大衣', path: '/product/detail/1' }, 'zh-CN');
  expect(document.querySelector('link')).toBeNull();
  expect(document.title).toBe('大衣');
});
