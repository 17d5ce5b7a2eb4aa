import { makeStore, setShop } from '@vitrine/state';
import { expect, test } from 'vitest';
import { documentTitle, readWords, shopName } from './words.ts';

test('reads the words and both ways to write a link', () => {
  const words = readWords({
    name: '别处',
    menu: [
      { text: '品牌', link: '/category?tab=brands' },
      { text: '特惠', link: { web: '/product/list?sale=all', mp: '/pages/x' }, promotion: true },
    ],
    footer: [{ title: '帮助', links: [{ text: '退换货', link: '/content/returns' }] }],
  });
  expect(words.name).toBe('别处');
  expect(words.menu[0]?.link).toEqual({ web: '/category?tab=brands' });
  expect(words.menu[1]).toMatchObject({ promotion: true, link: { mp: '/pages/x' } });
  expect(words.footer[0]?.links[0]?.text).toBe('退换货');
});

test.each([[{}], [{ name: 3, menu: 'none', footer: [null, 1] }]])('%j says nothing', (shop) => {
  expect(readWords(shop)).toMatchObject({ name: '', menu: [], footer: [], legal: '' });
});

test.each([
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '外套', '外套 · 别处'],
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '', '别处'],
  [{}, '外套', '外套'],
])('of %j a document called %j is titled %j', (shop, title, expected) => {
  const store = makeStore();
  store.dispatch(setShop(shop));
  expect(documentTitle(store.getState(), title)).toBe(expected);
  expect(shopName(store.getState())).toBe('name' in shop ? shop.name : '');
});
