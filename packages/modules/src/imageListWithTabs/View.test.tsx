import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const picture = (name: string) => ({ image: { source: `/images/${name}/800`, alt: name } });
const tabs = [
  { tabName: '周末', images: ['一', '二', '三', '四'].map(picture) },
  { tabName: '通勤', images: [picture('五')], commonLink: { web: '/product/list?category=5' } },
  { tabName: '空', images: [] },
];
const show = (fields: object) =>
  renderModules([
    { code: 'imageListWithTabs', fields: { moduleTitle: { title: '按场合' }, tabs, ...fields } },
  ]);

test('shows the pictures of one tab at a time and tracks the selection', async () => {
  const { platform } = await show({});
  expect(await screen.findByRole('tablist', { name: '按场合' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['周末', '通勤']);
  expect(screen.getAllByRole('img')).toHaveLength(4);

  await userEvent.click(screen.getByRole('tab', { name: '通勤' }));
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['五']);
  expect(screen.getByRole('tabpanel', { name: '通勤' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看更多' })).toHaveAttribute(
    'href',
    '/product/list?category=5',
  );
  const actions = platform.tracked.filter(({ event }) => event === 'PageAction');
  expect(actions).toEqual([
    { event: 'PageAction', parameters: { tid: 1758, label: '通勤', position: 2 } },
  ]);
});

test('does not track a press on the active tab', async () => {
  const { platform } = await show({});
  await userEvent.click(await screen.findByRole('tab', { name: '周末' }));
  expect(platform.tracked.filter(({ event }) => event === 'PageAction')).toEqual([]);
});

test.each([
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 1],
])('renders style %i with %i mosaics, %i of them mirrored', async (style, mosaics, mirrored) => {
  const { container } = await show({ displayOptions: { style } });
  await screen.findByRole('tablist');
  expect(container.querySelectorAll('.mosaic')).toHaveLength(mosaics);
  expect(container.querySelectorAll('.mirrored')).toHaveLength(mirrored);
});

test('shows no tab bar for a single tab', async () => {
  await show({ tabs: tabs.slice(0, 1) });
  expect(await screen.findAllByRole('img')).toHaveLength(4);
  expect(screen.queryByRole('tablist')).toBeNull();
});
