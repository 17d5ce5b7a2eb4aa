import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const picture = (name: string, more = {}) => ({
  image: { source: `/images/${name}/800`, alt: name },
  ...more,
});
const list = (fields: object) => showModules([{ code: 'imageList', fields: { ...fields } }]);

test.each([
  [undefined, '2', '3'],
  [2, '2', '3'],
  [3, '3', '3'],
  [4, '4', '4'],
])('%s in a line', async (numberOfPerLine, columns, wide) => {
  await list({ numberOfPerLine, images: ['一', '二', '三'].map((name) => picture(name)) });
  const grid = (await screen.findByAltText('一')).closest('[style*="--columns"]');
  expect([tokenOf(grid, '--columns'), tokenOf(grid, '--wide-columns')]).toEqual([columns, wide]);
});

test('a picture leads where it says; one without a source is not there', async () => {
  const link = { title: '外套', commonLink: { web: '/content/spring' } };
  await list({ images: [picture('一', link), { title: '无' }, { image: { key: 'gone' } }] });
  expect(await screen.findByRole('link', { name: /外套/ })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryByText('无')).toBeNull();
});

test('tells which picture was tapped', async () => {
  const { platform } = await list({
    images: [picture('一', { title: '外套', commonLink: { web: '/content/spring' } })],
  });
  (await screen.findByRole('link')).click();
  expect(platform.tracked).toContainEqual(
    expect.objectContaining({
      event: 'ModuleInteraction',
      parameters: expect.objectContaining({ part: 'image', title: '外套' }),
    }),
  );
});
