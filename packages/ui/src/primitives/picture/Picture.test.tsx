import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Picture } from './Picture.tsx';

const images = [
  { url: '/a-240.webp', size: 240 },
  { url: '/a-800.webp', size: 800 },
];
const image = () => screen.getByRole('img', { name: '风衣' });
const unloaded = () =>
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

test('it offers every width, and its place is kept', () => {
  show(<Picture images={images} alt="风衣" ratio="3/4" sizes="50vw" />);
  expect(image()).toHaveAttribute('srcset', '/a-240.webp 240w, /a-800.webp 800w');
  expect(image()).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', '/a-800.webp');
  expect(image().parentElement?.style.getPropertyValue('--ratio')).toBe('3/4');
});

test('what is on the first screen comes first, and without a fade', () => {
  unloaded();
  show(<Picture src="/a.webp" alt="风衣" eager />);
  expect(image()).toHaveAttribute('fetchpriority', 'high');
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).not.toHaveClass('waiting');
});

test.each(['load', 'error'] as const)('a late picture is hidden until its %s', (type) => {
  unloaded();
  show(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).toHaveClass('waiting');
  fireEvent(image(), new Event(type));
  expect(image()).not.toHaveClass('waiting');
});

test('a picture that is there already is never hidden', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).not.toHaveClass('waiting');
});

test('without scripts nothing is hidden', () => {
  expect(renderToString(<Picture src="/a.webp" alt="风衣" />)).not.toContain('waiting');
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
