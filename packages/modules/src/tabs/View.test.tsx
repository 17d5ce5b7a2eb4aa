import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, products, showModules } from '../testing.tsx';

const picture = (name: string) => ({
  image: { source: `/content/${name}.jpg`, alt: name },
  title: name,
});
const frameItem = { setId: '3' };
const fields = {
  moduleTitle: { title: '按品类' },
  tabs: [
    { tabName: '外套', frameItem, commonLink: { web: '/product/list?category=5' } },
    { tabName: '针织', frameItem },
    { tabName: '空', frameItem },
  ],
};
const tabs = {
  code: 'tabs',
  fields,
  data: [products(3), [product(8, { shortDescription: '绞花毛衣' }), product(9)], []],
};

test('shows one tab at a time; a tab with nothing behind it is not there', async () => {
  const { platform } = await showModules([tabs]);
  const list = await screen.findByRole('tablist', { name: '按品类' });
  expect(
    within(list)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['外套', '针织']);
  expect(screen.getAllByRole('article')).toHaveLength(3);

  await userEvent.click(screen.getByRole('tab', { name: '针织' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('绞花毛衣')).toBeVisible();
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1758, label: '针织', position: 2 },
  });
});

test.each([1, 2])('of two tabs of the same name, style %i, each is reached', async (style) => {
  const twins = { tabs: fields.tabs.slice(0, 2).map((tab) => ({ ...tab, tabName: '外套' })) };
  const displayOptions = { style };
  await showModules([{ ...tabs, fields: { ...fields, ...twins, displayOptions } }]);
  const [first, second] = await screen.findAllByRole(style === 1 ? 'tab' : 'button', {
    name: '外套',
  });
  await userEvent.click(second as HTMLElement);
  expect(screen.getByText('绞花毛衣')).toBeVisible();
  await userEvent.click(first as HTMLElement);
  expect(screen.queryByText('绞花毛衣')).toBeNull();
});

test('choosing the tab that is shown changes nothing and tells nothing', async () => {
  const { platform } = await showModules([tabs]);
  await userEvent.click(await screen.findByRole('tab', { name: '外套' }));
  expect(platform.tracked.filter(({ event }) => event === 'PageAction')).toEqual([]);
});

test('a tab with a place of its own leads there', async () => {
  await showModules([tabs]);
  expect(await screen.findByRole('link', { name: '查看更多' })).toHaveAttribute(
    'href',
    '/product/list?category=5',
  );
});

test('more than a frame of products becomes slides', async () => {
  await showModules([{ ...tabs, data: [products(7), [], []] }]);
  const slides = await screen.findAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getAllByRole('article').length)).toEqual([4, 3]);
});

test('pictures stand behind chips as well; one without a source is dropped', async () => {
  const images = ['一', '二', '三'].map(picture);
  const chips = {
    displayOptions: { style: 2 },
    tabs: [{ tabName: '周末', images: [...images, { title: '无' }] }],
  };
  await showModules([{ code: 'tabs', fields: chips }]);
  expect(await screen.findByRole('button', { name: '周末', pressed: true })).toBeVisible();
  // The title beneath says it; the picture is silent.
  expect(screen.getAllByRole('presentation')).toHaveLength(3);
  expect(screen.queryByText('无')).toBeNull();
});
