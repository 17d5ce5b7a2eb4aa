import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { STANDARD_ATTRIBUTES } from './attributes.ts';
import { STANDARD_COLOURS } from './colours.ts';
import { storeVocabulary } from './store-vocabulary.ts';

const OWN = {
  code: 'noir',
  name: JSON.stringify({ 'zh-CN': '黑色', 'en-US': 'Noir' }),
  hex: '#000000',
};
const RED = {
  code: 'red',
  name: JSON.stringify({ 'zh-CN': '我的红', 'en-US': '' }),
  hex: '#ff0000',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    seed: ({ db }) =>
      db
        .insertInto('colours')
        .values([
          { ...OWN, position: 3 },
          { ...RED, position: 7 },
        ])
        .execute(),
  });
  await storeVocabulary(shop.database.db);
});
afterAll(() => shop.close());

const listColours = () =>
  shop.database.db.selectFrom('colours').selectAll().orderBy('position').execute();

it('adds the standard colours after those of the shop, except a code or a name that it has', async () => {
  const colours = await listColours();
  expect(colours.slice(0, 3)).toMatchObject([
    { code: 'noir', hex: '#000000' },
    { code: 'red', name: { 'zh-CN': '我的红' }, hex: '#ff0000' },
    { code: 'charcoal', name: { 'zh-CN': '炭灰色', 'en-US': 'Charcoal' }, position: 8 },
  ]);
  expect(colours).toHaveLength(STANDARD_COLOURS.length);
});

it('adds the standard materials and details to a shop without any', async () => {
  const rows = await shop.database.db
    .selectFrom('attributes')
    .selectAll()
    .orderBy('position')
    .execute();
  expect(rows.map(({ code }) => code)).toEqual(Object.keys(STANDARD_ATTRIBUTES));
});

it('brings nothing back that operators have deleted', async () => {
  const { db } = shop.database;
  await db.deleteFrom('colours').where('code', '=', 'charcoal').execute();
  await storeVocabulary(db);
  expect((await listColours()).map(({ code }) => code)).not.toContain('charcoal');
});

it('names no code, no Chinese name and no English name twice', () => {
  const attributes = Object.entries(STANDARD_ATTRIBUTES).map(([code, name]) => ({ code, name }));
  for (const words of [STANDARD_COLOURS, attributes]) {
    for (const read of [
      (word: (typeof words)[number]) => word.code,
      (word: (typeof words)[number]) => word.name['zh-CN'],
      (word: (typeof words)[number]) => word.name['en-US'].toLowerCase(),
    ])
      expect(new Set(words.map(read)).size).toBe(words.length);
  }
});
