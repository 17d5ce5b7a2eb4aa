import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OpenScreensContext } from '../../parts/open-screens.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Media } from './Media.tsx';

const FILE = {
  id: '7',
  key: 'u-1600x900-0123456789abcdef0123456789abcdef',
  kind: 'image',
  name: 'Autumn',
  alt: null,
  focalPoint: null,
  url: '/images/u-1600x900-0123456789abcdef0123456789abcdef/480',
  width: 1600,
  height: 900,
  durationMs: null,
  bytes: 120_000,
  uploadedBy: 'Lin',
  uploadedAt: '2026-11-20T00:00:00.000Z',
  uses: 0,
  deletedAfter: '2026-12-20T00:00:00.000Z',
  version: 3,
};
const SCREENS = [
  { path: '/marketing/:type/:id', title: { 'zh-CN': '营销', 'en-US': 'Marketing' } },
];
const MediaBesideOthers = () => (
  <OpenScreensContext value={SCREENS}>
    <Media />
  </OpenScreensContext>
);
const BANNER = { type: 'banner', id: 'top-1', name: 'Free delivery' };

const render = (changes: Partial<typeof FILE> = {}, uses: readonly object[] = []) => {
  const file = { ...FILE, ...changes };
  return renderScreen(MediaBesideOthers, {
    path: '/media',
    url: '/media?open=7',
    answers: {
      listMediaFiles: { items: [file], nextCursor: null },
      getMediaFile: { file, uses },
      updateMediaFile: file,
      deleteMediaFile: { done: true },
    },
  });
};

it('saves name and focal point from the version that was read', async () => {
  const { findSent } = render();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Trench' } });
  const picture = screen.getByRole('button', { name: 'Focal point' });
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  fireEvent.click(picture, { clientX: 50, clientY: 75, detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(findSent('updateMediaFile')).toMatchObject([
      { version: '"3"', body: { name: 'Trench', alt: null, focalPoint: { x: 250, y: 750 } } },
    ]),
  );
});

it('links to the places that use a file, which cannot be deleted', async () => {
  render({ uses: 1 }, [BANNER]);
  const link = await screen.findByRole('link', { name: 'Free delivery' });
  expect(link.getAttribute('href')).toBe('/marketing/banner/top-1');
  const button = screen.getByRole('button', { name: 'Delete the file' });
  expect(button.hasAttribute('disabled')).toBe(true);
});
