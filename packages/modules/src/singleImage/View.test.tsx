import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

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

test('a hero opens the page: a heading, and a picture fetched at once', async () => {
  const fields = { image, layout: 'hero', title: '秋日来信', description: '天凉得正好。' };
  await showModules([{ code: 'singleImage', fields }]);
  expect(await screen.findByRole('heading', { level: 2, name: '秋日来信' })).toBeVisible();
  expect(screen.getByAltText('晨光里一件风衣')).toHaveAttribute('loading', 'eager');
});

test('any other picture waits to be near, in all its widths, with its place kept', async () => {
  await showModules([{ code: 'singleImage', fields: { image } }]);
  const picture = await screen.findByAltText('晨光里一件风衣');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('srcset', '/images/autumn/480 480w, /images/autumn/800 800w');
  expect(tokenOf(picture.closest('[style]'), '--ratio')).toBe('600/800');
});

test('leads somewhere only when there is somewhere to go', async () => {
  const link = { commonLink: { web: '/content/spring' }, linkText: '拆开这封信' };
  const { unmount } = await showModules([{ code: 'singleImage', fields: { image, ...link } }]);
  expect(await screen.findByRole('link', { name: '拆开这封信' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  unmount();
  await showModules([{ code: 'singleImage', fields: { image, linkText: '拆开这封信' } }]);
  expect(await screen.findByText('拆开这封信')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['leads on', { web: '/content/spring' }, 1],
  ['leads nowhere', undefined, 0],
])('a tap on a picture that %s is told', async (_, commonLink, visits) => {
  const { platform } = await showModules([{ code: 'singleImage', fields: { image, commonLink } }]);
  await userEvent.click(await screen.findByAltText('晨光里一件风衣'));
  expect(platform.visits).toHaveLength(visits);
  expect(platform.tracked).toMatchObject([
    { event: 'ModuleInteraction', parameters: { moduleCode: 'singleImage', part: 'image' } },
  ]);
});

test('an English page leads to English pages', async () => {
  const fields = { image, linkText: 'Open', commonLink: { web: '/content/spring' } };
  await showModules([{ code: 'singleImage', fields }], { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/en/content/spring',
  );
});

const landscape = { ...image, width: 1440, height: 810 };

test.each([
  ['a hero drawn for wide screens', { layout: 'hero', wideImage: landscape }, 'hero'],
  ['a hero that is not', { layout: 'hero' }, 'beside'],
  ['a tall picture', {}, 'plain tall'],
  ['a wide picture', { image: landscape }, 'plain'],
  ['a tall picture with a wide crop', { wideImage: landscape }, 'plain'],
])('%s has its own look in a wide window', async (_, fields, look) => {
  await showModules([{ code: 'singleImage', fields: { image, title: '秋', ...fields } }]);
  const title = await screen.findByRole('heading', { name: '秋' });
  expect(title.parentElement?.parentElement).toHaveClass(look, { exact: true });
});
