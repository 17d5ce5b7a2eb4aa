import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProduct, createProducts, renderModules } from '../testing.tsx';

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
  data: [
    createProducts(3),
    [createProduct(8, { shortDescription: '绞花毛衣' }), createProduct(9)],
    [],
  ],
};

test('shows one tab at a time and leaves out empty tabs', async () => {
  const { platform } = await renderModules([tabs]);
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

test.each([1, 2])('selects each of two tabs with the same name in style %i', async (style) => {
  const twins = { tabs: fields.tabs.slice(0, 2).map((tab) => ({ ...tab, tabName: '外套' })) };
  const displayOptions = { style };
  await renderModules([{ ...tabs, fields: { ...fields, ...twins, displayOptions } }]);
  const [first, second] = await screen.findAllByRole(style === 1 ? 'tab' : 'button', {
    name: '外套',
  });
  await userEvent.click(second as HTMLElement);
  expect(screen.getByText('绞花毛衣')).toBeVisible();
  await userEvent.click(first as HTMLElement);
  expect(screen.queryByText('绞花毛衣')).toBeNull();
});

test('does not track a press on the active tab', async () => {
  const { platform } = await renderModules([tabs]);
  await userEvent.click(await screen.findByRole('tab', { name: '外套' }));
  expect(platform.tracked.filter(({ event }) => event === 'PageAction')).toEqual([]);
});

test('shows a button for a tab with a link', async () => {
  await renderModules([tabs]);
  expect(await screen.findByRole('link', { name: '查看更多' })).toHaveAttribute(
    'href',
    '/product/list?category=5',
  );
});

test('shows several frames as slides', async () => {
  await renderModules([{ ...tabs, data: [createProducts(7), [], []] }]);
  const slides = await screen.findAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getAllByRole('article').length)).toEqual([4, 3]);
});

test('shows pictures under chips and drops one without a source', async () => {
  const images = ['一', '二', '三'].map(picture);
  const chips = {
    displayOptions: { style: 2 },
    tabs: [{ tabName: '周末', images: [...images, { title: '无' }] }],
  };
  await renderModules([{ code: 'tabs', fields: chips }]);
  expect(await screen.findByRole('button', { name: '周末', pressed: true })).toBeVisible();
  // The alt text is empty because the title is shown below.
  expect(screen.getAllByRole('presentation')).toHaveLength(3);
  expect(screen.queryByText('无')).toBeNull();
});
