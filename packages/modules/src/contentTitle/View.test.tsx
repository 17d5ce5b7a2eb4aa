import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const show = (fields: Record<string, unknown>) => showModules([{ code: 'contentTitle', fields }]);

test.each([
  ['section', 'h2'],
  ['chapter', 'h1'],
])('as a %s it is a heading of the second level, set as %s', async (look, type) => {
  await show({ look, kicker: 'Two', title: '衣柜之外', subTitle: '路上用得到' });
  expect(await screen.findByRole('heading', { level: 2, name: '衣柜之外' })).toHaveClass(type);
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.getByText('路上用得到')).toBeVisible();
});

test.each([['section'], ['chapter']])('as a %s it leads where its link says', async (look) => {
  await show({ look, title: '衣柜之外', linkText: '全部', commonLink: { web: '/content/spring' } });
  expect(await screen.findByRole('link', { name: '全部' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
});

test('a picture of words stands for them', async () => {
  const image = { source: '/content/title.svg', width: 400, height: 80 };
  await show({ look: 'chapter', title: '衣柜之外', subTitle: '路上用得到', image });
  const heading = await screen.findByRole('heading', { level: 2, name: '衣柜之外' });
  expect(heading).toContainElement(screen.getByRole('img'));
  expect(heading).not.toHaveTextContent('衣柜之外');
  expect(screen.getByText('路上用得到')).toBeVisible();
});

test('a picture of words may say more than they do, and lead on', async () => {
  const image = { source: '/content/title.svg', alt: '衣柜之外，手写' };
  await show({ title: '衣柜之外', image, commonLink: { web: '/content/spring' } });
  expect(await screen.findByRole('link', { name: '衣柜之外，手写' })).toBeVisible();
});

test('has the colour it is given', async () => {
  await show({ title: '衣柜之外', color: 'pine' });
  const heading = await screen.findByRole('heading');
  expect(tokenOf(heading.closest('[style]'), '--own-ink')).toBe('var(--pine)');
});
