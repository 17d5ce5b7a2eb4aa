import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const topic = (title: string) => ({
  image: { source: `/images/${title}/800` },
  title,
  subtitle: `${title}之后`,
  commonLink: { web: '/content/journal' },
});

test('shows each topic as a slide with a link', async () => {
  const fields = { moduleTitle: { title: '正在谈论' }, topics: [topic('包'), topic('鞋')] };
  await renderModules([{ code: 'slideTopic', fields }]);
  const slides = await screen.findByRole('region', { name: '正在谈论' });
  expect(within(slides).getByRole('link', { name: '包 包之后' })).toHaveAttribute(
    'href',
    '/content/journal',
  );
  expect(within(slides).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('hides the module with a single topic', async () => {
  const { container } = await renderModules([
    { code: 'slideTopic', fields: { topics: [topic('包')] } },
  ]);
  expect(container.querySelector('section')).toBeNull();
});
