import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { listTabsWithPictures } from './rules.ts';
import { schema } from './schema.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { source: `/images/${index}/800` } }));
const parse = (style: number, ...tabs: object[][]) =>
  schema.parse({
    displayOptions: { style },
    tabs: tabs.map((images, index) => ({ tabName: `${index}`, images })),
  });
const describeGroups = (style: number, count: number) =>
  listTabsWithPictures(parse(style, pictures(count)))[0]?.groups.map(
    ({ pictures: group, isMosaic }) => `${group.length}${isMosaic ? ' mosaic' : ''}`,
  );

test.each([
  [1, 4, ['4']],
  [1, 9, ['9']],
  [2, 3, ['3']],
  [2, 4, ['4 mosaic']],
  [2, 5, ['4 mosaic', '1']],
  [2, 8, ['4 mosaic', '4 mosaic']],
  [3, 6, ['4 mosaic', '2']],
])('groups style %i with %i pictures as %o', (style, count, groups) =>
  expect(describeGroups(style, count)).toEqual(groups),
);

test('drops pictures without a source before grouping', () => {
  const images = [{}, ...pictures(2), { image: { key: 'gone' } }, ...pictures(4).slice(2)];
  const [tab] = listTabsWithPictures(parse(2, images));
  expect(tab?.groups).toHaveLength(1);
  expect(tab?.groups[0]).toMatchObject({ isMosaic: true });
});

test('leaves out tabs without pictures', () => {
  expect(listTabsWithPictures(parse(1, [{}], pictures(1))).map(({ tab }) => tab.tabName)).toEqual([
    '1',
  ]);
});

test.each([
  [[[{}], [{}]], false],
  [[[{}], pictures(1)], true],
])('shows the module with %o: %s', (tabs, shown) => {
  const fields = parse(1, ...(tabs as object[][]));
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
