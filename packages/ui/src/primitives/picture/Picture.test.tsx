import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Picture } from './Picture.tsx';

const images = [
  { url: '/a-240.webp', size: 240 },
  { url: '/a-800.webp', size: 800 },
];
const image = () => screen.getByRole('img', { name: '风衣' });

function loaded(complete: boolean, width = 0) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}
afterEach(() => void vi.restoreAllMocks());

test('it offers every width, and its place is kept', () => {
  show(<Picture images={images} alt="风衣" ratio="3/4" sizes="50vw" />);
  expect(image()).toHaveAttribute('srcset', '/a-240.webp 240w, /a-800.webp 800w');
  expect(image()).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', '/a-800.webp');
  expect(image().parentElement?.style.getPropertyValue('--ratio')).toBe('3/4');
});

test('what is on the first screen comes first, and without a fade', () => {
  loaded(false);
  show(<Picture src="/a.webp" alt="风衣" eager />);
  expect(image()).toHaveAttribute('fetchpriority', 'high');
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).not.toHaveClass('hidden');
});

test('a late picture fades in once it is there', () => {
  loaded(false);
  show(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).toHaveClass('hidden');
  fireEvent.load(image());
  expect(image()).not.toHaveClass('hidden');
});

test('a picture that is there already is never hidden', () => {
  loaded(true, 800);
  show(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).not.toHaveClass('hidden');
});

test('where a picture cannot be had there is the bare ground, before or after hydration', () => {
  loaded(true, 0);
  const { unmount } = show(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).toHaveClass('hidden');
  unmount();
  loaded(false);
  show(<Picture src="/a.webp" alt="风衣" eager />);
  fireEvent.error(image());
  expect(image()).toHaveClass('hidden');
});

test('without scripts nothing is hidden', () => {
  expect(renderToString(<Picture src="/a.webp" alt="风衣" />)).not.toContain('hidden');
});

test('a wide window may have another crop', () => {
  const { container } = show(
    <Picture src="/a.webp" alt="风衣" ratio="3/4" wide={{ images, ratio: '2/1' }} />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(min-width:1024px)');
  expect(source).toHaveAttribute('srcset', '/a-240.webp 240w, /a-800.webp 800w');
  expect(image().closest<HTMLElement>('.frame')?.style.getPropertyValue('--wide-ratio')).toBe(
    '2/1',
  );
});
