import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const photo = (id: string, from: 'shopper' | 'merchant', author = '') => ({
  id: `0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c${id}`,
  at: '2026-11-20T02:00:00.000Z',
  from,
  author,
  url: `${PIXEL}#${id}`,
});

const show = (photos: readonly object[], role: 'owner' | 'read-only' = 'owner') =>
  renderScreen(() => <ReturnPhotos id="7" />, { role, answers: { listReturnPhotos: photos } });

test('shows the photos of the shopper apart from those of the inspection', async () => {
  show([photo('0a', 'shopper'), photo('0b', 'shopper'), photo('0c', 'merchant', 'Lin')]);
  await screen.findByText('Photos of the shopper');
  const names = screen
    .getAllByRole('img', { name: /Photo/ })
    .map((image) => image.getAttribute('alt'));
  expect(names).toEqual(['Photo 1 of the shopper', 'Photo 2 of the shopper', 'Photo by Lin']);
  await userEvent.click(screen.getByRole('img', { name: 'Photo 2 of the shopper' }));
  const preview = document.querySelector('.ant-image-preview') as HTMLElement;
  expect(preview.querySelector('img')).toHaveAttribute('src', `${PIXEL}#0b`);
  expect(within(preview).getByText('2 / 2')).toBeInTheDocument();
});

test('names no photos of the shopper when there are none, and lets readers add none', async () => {
  show([], 'read-only');
  await screen.findByText('None yet');
  expect(screen.queryByText('Photos of the shopper')).toBeNull();
  expect(screen.queryByText('Add a photo')).toBeNull();
});

test('counts only the photos of the inspection against their limit', async () => {
  show([
    ...Array.from({ length: 6 }, (_, n) => photo(`a${n}`, 'shopper')),
    ...Array.from({ length: 7 }, (_, n) => photo(`b${n}`, 'merchant', 'Lin')),
  ]);
  expect(await screen.findByText('Add a photo')).toBeVisible();
});
