import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const picture = (name: string, more = {}) => ({
  image: { source: `/images/${name}/800`, alt: name },
  ...more,
});
const list = (fields: object) => renderModules([{ code: 'imageList', fields: { ...fields } }]);

test.each([
  [undefined, '2', '3'],
  [2, '2', '3'],
  [3, '3', '3'],
  [4, '4', '4'],
])(
  'shows %s pictures in a row as %s columns on mobile and %s on desktop',
  async (numberOfPerLine, columns, wide) => {
    await list({ numberOfPerLine, images: ['一', '二', '三'].map((name) => picture(name)) });
    const grid = (await screen.findByAltText('一')).closest('[style*="--columns"]');
    expect([getCssVariable(grid, '--columns'), getCssVariable(grid, '--wide-columns')]).toEqual([
      columns,
      wide,
    ]);
  },
);

test('links a picture to its target and leaves out pictures without a source', async () => {
  const link = { title: '外套', commonLink: { web: '/content/spring' } };
  await list({ images: [picture('一', link), { title: '无' }, { image: { key: 'gone' } }] });
  expect(await screen.findByRole('link', { name: /外套/ })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryByText('无')).toBeNull();
});

test('tracks which picture was pressed', async () => {
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
