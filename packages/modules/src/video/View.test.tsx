import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const film = {
  source: '/content/wind.mp4',
  poster: { source: '/content/wind.jpg', alt: '风吹过华达呢' },
};

test('waits behind its poster, with a button that says what it plays', async () => {
  const { container } = await showModules([
    { code: 'video', fields: { video: film, title: '风的厚度', duration: '01:24' } },
  ]);
  expect(await screen.findByRole('button', { name: /风的厚度/ })).toBeVisible();
  expect(container.querySelector('video')).toHaveAttribute('poster', '/content/wind.jpg');
  expect(screen.getByText('01:24')).toBeVisible();
});

test('without a title it is named by what its poster shows', async () => {
  await showModules([{ code: 'video', fields: { video: film } }]);
  expect(await screen.findByLabelText('风吹过华达呢')).toBeInTheDocument();
});
