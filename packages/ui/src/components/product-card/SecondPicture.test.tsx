import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { SecondPicture } from './SecondPicture.tsx';

const images = [
  { url: '/first-480', size: 480, order: 1 },
  { url: '/second-240', size: 240, order: 2 },
  { url: '/second-480', size: 480, order: 2, position: '50% 18%' },
];

const showCard = (views = images) =>
  renderWithPlatform(
    <a href="/coat">
      <SecondPicture images={views} />
    </a>,
  ).container;

test('loads the second view when a mouse enters the card, and not before', () => {
  const container = showCard();
  expect(container.querySelector('img')).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/second-480');
  expect(container.querySelector('img')?.style.objectPosition).toBe('50% 18%');
});

test('loads nothing for a finger, nor for a product with one view', () => {
  const container = showCard();
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'touch' });
  expect(container.querySelector('img')).toBeNull();
  expect(showCard(images.slice(0, 1)).querySelector('span')).toBeNull();
});
