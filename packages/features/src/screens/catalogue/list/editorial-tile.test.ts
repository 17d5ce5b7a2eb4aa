import { expect, test } from 'vitest';
import { readEditorialTile } from './editorial-tile.ts';

test('reads the editorial tile of a gender', () => {
  const shop = {
    editorial: { men: { title: '男士周末', imageKey: 'knit-3', link: '/content/weekend' } },
  };
  expect(readEditorialTile(shop, 'men')).toMatchObject({ title: '男士周末', kicker: '' });
  expect(readEditorialTile(shop, 'kids')).toBeUndefined();
});

test.each([{}, { editorial: [] }, { editorial: { women: { title: '女士周末' } } }])(
  'reads no tile from %j',
  (shop) => expect(readEditorialTile(shop, 'women')).toBeUndefined(),
);
