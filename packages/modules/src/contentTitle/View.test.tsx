import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const show = (fields: Record<string, unknown>) => renderModules([{ code: 'contentTitle', fields }]);

test.each([
  ['section', 'h2'],
  ['chapter', 'h1'],
])('renders a %s as a second-level heading in the style %s', async (look, type) => {
  await show({ look, kicker: 'Two', title: '衣柜之外', subTitle: '路上用得到' });
  expect(await screen.findByRole('heading', { level: 2, name: '衣柜之外' })).toHaveClass(type);
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.getByText('路上用得到')).toBeVisible();
});

test.each([['section'], ['chapter']])('links a %s to its target', async (look) => {
  await show({ look, title: '衣柜之外', linkText: '全部', commonLink: { web: '/content/spring' } });
  expect(await screen.findByRole('link', { name: '全部' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
});

test('shows a picture instead of the title text', async () => {
  const image = { source: '/content/title.svg', width: 400, height: 80 };
  await show({ look: 'chapter', title: '衣柜之外', subTitle: '路上用得到', image });
  const heading = await screen.findByRole('heading', { level: 2, name: '衣柜之外' });
  expect(heading).toContainElement(screen.getByRole('img'));
  expect(heading).not.toHaveTextContent('衣柜之外');
  expect(screen.getByText('路上用得到')).toBeVisible();
});

test('uses the alt text of a linked title picture as its name', async () => {
  const image = { source: '/content/title.svg', alt: '衣柜之外，手写' };
  await show({ title: '衣柜之外', image, commonLink: { web: '/content/spring' } });
  expect(await screen.findByRole('link', { name: '衣柜之外，手写' })).toBeVisible();
});

test('applies the text colour set on the page', async () => {
  await show({ title: '衣柜之外', color: 'pine' });
  const heading = await screen.findByRole('heading');
  expect(getCssVariable(heading.closest('[style]'), '--base-ink')).toBe('var(--pine)');
});
