import { expect, it } from 'vitest';
import { describeValue, type ValueWords } from './describe-value.ts';

const words: ValueWords = {
  names: { brandId: new Map([['7', 'Loewe']]), attributes: new Map([['wool', 'Wool']]) },
  yes: 'Yes',
  no: 'No',
  separator: ', ',
  price: (minor) => `¥${minor / 100}`,
  time: (iso) => iso.slice(0, 10),
};
const text = { 'zh-CN': '大衣', 'en-US': 'Coat' };

it.each<[string, unknown, string]>([
  ['rank', 0, '0'],
  ['tag', null, '–'],
  ['labels', [], '–'],
  ['isSameDay', false, 'No'],
  ['price', 129_900, '¥1299'],
  ['endsAt', '2026-12-01T00:00:00.000Z', '2026-12-01'],
  ['brandId', '7', 'Loewe'],
  ['brandId', '8', '8'],
  ['attributes', ['wool', 'x'], 'Wool, x'],
  ['name', text, '大衣 / Coat'],
  ['name', { 'zh-CN': '大衣', 'en-US': null }, '大衣'],
  ['name', { 'zh-CN': '', 'en-US': '' }, '–'],
  ['labels', [{ id: 3, name: text, priority: 1 }], '3 大衣 / Coat 1'],
])('describes %s %j as %s', (name, value, expected) => {
  expect(describeValue(name, value, words)).toBe(expected);
});
