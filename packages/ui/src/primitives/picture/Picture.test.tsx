import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DESKTOP } from '../../media-queries.ts';
import { renderWithPlatform } from '../../testing.tsx';
import { Picture } from './Picture.tsx';
import type { PictureProps } from './Picture.types.ts';

const images = [
  { url: '/a-240.webp', size: 240 },
  { url: '/a-800.webp', size: 800 },
];
const image = () => screen.getByRole('img', { name: '风衣' });

function mockImageState(complete: boolean, width = 0) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}
afterEach(() => void vi.restoreAllMocks());

test('offers every width and reserves its space', () => {
  renderWithPlatform(<Picture images={images} alt="风衣" ratio="3/4" sizes="50vw" />);
  expect(image()).toHaveAttribute('srcset', '/a-240.webp 240w, /a-800.webp 800w');
  expect(image()).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', '/a-800.webp');
  expect(image().parentElement?.style.getPropertyValue('--ratio')).toBe('3/4');
});

test('loads an eager picture first and without a fade', () => {
  mockImageState(false);
  renderWithPlatform(<Picture src="/a.webp" alt="风衣" eager />);
  expect(image()).toHaveAttribute('fetchpriority', 'high');
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).not.toHaveClass('hidden');
});

test('fades a lazy picture in when it has loaded', () => {
  mockImageState(false);
  renderWithPlatform(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).toHaveClass('hidden');
  fireEvent.load(image());
  expect(image()).not.toHaveClass('hidden');
});

test('never hides a picture that has already loaded', () => {
  mockImageState(true, 800);
  renderWithPlatform(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).not.toHaveClass('hidden');
});

test('hides a broken picture before and after hydration', () => {
  mockImageState(true, 0);
  const { unmount } = renderWithPlatform(<Picture src="/a.webp" alt="风衣" />);
  expect(image()).toHaveClass('hidden');
  unmount();
  mockImageState(false);
  renderWithPlatform(<Picture src="/a.webp" alt="风衣" eager />);
  fireEvent.error(image());
  expect(image()).toHaveClass('hidden');
});

test('hides nothing without JavaScript', () => {
  expect(renderToString(<Picture src="/a.webp" alt="风衣" />)).not.toContain('hidden');
});

test('offers another crop on desktop', () => {
  const { container } = renderWithPlatform(
    <Picture src="/a.webp" alt="风衣" ratio="3/4" desktop={{ images, ratio: '2/1' }} />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', DESKTOP);
  expect(source).toHaveAttribute('srcset', '/a-240.webp 240w, /a-800.webp 800w');
  expect(image().closest<HTMLElement>('.frame')?.style.getPropertyValue('--desktop-ratio')).toBe(
    '2/1',
  );
});

test('crops around the focal point of the picture, and of its crop for desktop', () => {
  const near = (position?: string) => [{ url: '/a.webp', size: 240, position }];
  const readPositions = () => {
    const { style } = image().closest('.frame') as HTMLElement;
    return [style.getPropertyValue('--position'), style.getPropertyValue('--desktop-position')];
  };
  const show = (props: Partial<PictureProps>) => {
    const { unmount } = renderWithPlatform(<Picture alt="风衣" {...props} />);
    const positions = readPositions();
    unmount();
    return positions;
  };
  const focal = '50% 18%';
  expect(show({ images: near(focal), position: '50% 20%' })).toEqual([focal, focal]);
  expect(show({ images: near(), position: '50% 20%' })).toEqual(['50% 20%', '50% 20%']);
  expect(show({ images: near(focal), desktop: { images: near('9% 9%') } })).toEqual([
    focal,
    '9% 9%',
  ]);
  expect(show({ images: near(focal), desktop: { images: near() } })).toEqual([focal, '']);
});
