import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const image = {
  source: '/images/autumn/800',
  width: 600,
  height: 800,
  alt: '晨光里一件风衣',
  images: [
    { url: '/images/autumn/480', size: 480 },
    { url: '/images/autumn/800', size: 800 },
  ],
};

test('renders a hero with a heading and an eagerly loaded picture', async () => {
  const fields = { image, layout: 'hero', title: '秋日来信', description: '天凉得正好。' };
  await renderModules([{ code: 'singleImage', fields }]);
  expect(await screen.findByRole('heading', { level: 2, name: '秋日来信' })).toBeVisible();
  expect(screen.getByAltText('晨光里一件风衣')).toHaveAttribute('loading', 'eager');
});

test('loads other pictures lazily, in all widths and with reserved space', async () => {
  await renderModules([{ code: 'singleImage', fields: { image } }]);
  const picture = await screen.findByAltText('晨光里一件风衣');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('srcset', '/images/autumn/480 480w, /images/autumn/800 800w');
  expect(getCssVariable(picture.closest('[style]'), '--ratio')).toBe('600/800');
});

test('crops the picture around its focal point', async () => {
  const images = image.images.map((each) => ({ ...each, position: '20% 10%' }));
  await renderModules([{ code: 'singleImage', fields: { image: { ...image, images } } }]);
  const picture = await screen.findByAltText('晨光里一件风衣');
  expect(getCssVariable(picture.closest('[style]'), '--position')).toBe('20% 10%');
});

test('is a link only when it has a target', async () => {
  const link = { commonLink: { web: '/content/spring' }, linkText: '拆开这封信' };
  const { unmount } = await renderModules([{ code: 'singleImage', fields: { image, ...link } }]);
  expect(await screen.findByRole('link', { name: '拆开这封信' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  unmount();
  await renderModules([{ code: 'singleImage', fields: { image, linkText: '拆开这封信' } }]);
  expect(await screen.findByText('拆开这封信')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['has a target', { web: '/content/spring' }, 1],
  ['has no target', undefined, 0],
])('tracks a press on a picture that %s', async (_, commonLink, count) => {
  const { platform } = await renderModules([
    { code: 'singleImage', fields: { image, commonLink } },
  ]);
  await userEvent.click(await screen.findByAltText('晨光里一件风衣'));
  expect(platform.destinations).toHaveLength(count);
  expect(platform.tracked).toMatchObject([
    { event: 'ModuleInteraction', parameters: { moduleCode: 'singleImage', part: 'image' } },
  ]);
});

test('links an English page to English pages', async () => {
  const fields = { image, linkText: 'Open', commonLink: { web: '/content/spring' } };
  await renderModules([{ code: 'singleImage', fields }], { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/en/content/spring',
  );
});

const landscape = { ...image, width: 1440, height: 810 };

test.each([
  ['a hero with a wide picture', { layout: 'hero', wideImage: landscape }, 'hero'],
  ['a hero without a wide picture', { layout: 'hero' }, 'beside'],
  ['a tall picture', {}, 'plain tall'],
  ['a wide picture', { image: landscape }, 'plain'],
  ['a tall picture with a wide crop', { wideImage: landscape }, 'plain'],
])('uses the desktop layout of %s', async (_, fields, classes) => {
  await renderModules([{ code: 'singleImage', fields: { image, title: '秋', ...fields } }]);
  const title = await screen.findByRole('heading', { name: '秋' });
  expect(title.parentElement?.parentElement).toHaveClass(classes, { exact: true });
});
