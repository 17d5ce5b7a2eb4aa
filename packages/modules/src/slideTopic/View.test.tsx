import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const topic = (title: string) => ({
  image: { source: `/images/${title}/800` },
  title,
  subtitle: `${title}之后`,
  commonLink: { web: '/content/journal' },
});

test('each topic is a slide that leads on', async () => {
  const fields = { moduleTitle: { title: '正在谈论' }, topics: [topic('包'), topic('鞋')] };
  await showModules([{ code: 'slideTopic', fields }]);
  const slides = await screen.findByRole('region', { name: '正在谈论' });
  expect(within(slides).getByRole('link', { name: '包 包之后' })).toHaveAttribute(
    'href',
    '/content/journal',
  );
  expect(within(slides).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('one topic alone is not shown', async () => {
  const { container } = await showModules([
    { code: 'slideTopic', fields: { topics: [topic('包')] } },
  ]);
  expect(container.querySelector('section')).toBeNull();
});
