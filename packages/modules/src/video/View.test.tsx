import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const video = {
  source: '/content/wind.mp4',
  poster: { source: '/content/wind.jpg', alt: '风吹过华达呢' },
};

test('shows the poster with a play button named by the title', async () => {
  const { container } = await renderModules([
    { code: 'video', fields: { video, title: '风的厚度', duration: '01:24' } },
  ]);
  expect(await screen.findByRole('button', { name: /风的厚度/ })).toBeVisible();
  expect(container.querySelector('video')).toHaveAttribute('poster', '/content/wind.jpg');
  expect(screen.getByText('01:24')).toBeVisible();
});

test('uses the alt text of the poster as the name without a title', async () => {
  await renderModules([{ code: 'video', fields: { video } }]);
  expect(await screen.findByLabelText('风吹过华达呢')).toBeInTheDocument();
});
