import { makeStore, setShop } from '@vitrine/state';
import { expect, test } from 'vitest';
import {
  documentHead,
  editorialOf,
  hotWords,
  productWords,
  shellWords,
  shopName,
} from './words.ts';

const brands = { text: '品牌', link: '/category?tab=brands' };
const sale = { text: '特惠', link: { web: '/product/list?sale=all', mp: '/x' }, promotion: true };

test('reads the words of the shell and both ways to write a link', () => {
  const words = shellWords(
    {
      name: '别处',
      menu: [brands, sale],
      slogan: '从别处寄来',
      footer: [{ title: '帮助', links: [{ text: '退换货', link: '/content/returns' }] }],
      legal: '© 2026',
      icp: 'ICP',
    },
    'women',
  );
  expect(words).toMatchObject({ name: '别处', footerLead: '从别处寄来', legal: '© 2026 · ICP' });
  expect(words.menu).toMatchObject([
    { link: { web: '/category?tab=brands' }, promotion: false },
    { promotion: true, link: { mp: '/x' } },
  ]);
  expect(words.footer[0]?.links[0]?.text).toBe('退换货');
});

test('a gender may have a menu of its own', () => {
  const shop = { menu: [brands, sale], menus: { men: [sale] } };
  expect(shellWords(shop, 'men').menu).toHaveLength(1);
  expect(shellWords(shop, 'women').menu).toHaveLength(2);
});

test.each([
  [{}],
  [{ name: 3, menu: 'none', footer: 1, product: null, editorial: [], hotWords: { women: 'x' } }],
])('%j says nothing', (shop) => {
  expect(shellWords(shop, 'women')).toMatchObject({ name: '', menu: [], footer: [], legal: '' });
  expect(productWords(shop).tax).toBe('');
  expect(editorialOf(shop, 'women')).toBeUndefined();
  expect(hotWords(shop, 'women')).toEqual([]);
});

test('what a screen asks for is read for its gender', () => {
  const shop = {
    product: { tax: '含税' },
    hotWords: { men: ['羊绒大衣', 3] },
    editorial: { men: { title: '男士周末', imageKey: 'knit-3', link: '/content/weekend' } },
  };
  expect(productWords(shop).tax).toBe('含税');
  expect(hotWords(shop, 'men')).toEqual(['羊绒大衣']);
  expect(editorialOf(shop, 'men')).toMatchObject({ title: '男士周末', kicker: '' });
  expect(editorialOf(shop, 'kids')).toBeUndefined();
});

test('a document that says nothing of itself is described as the shop is', () => {
  const store = makeStore();
  store.dispatch(setShop({ description: '从别处寄来' }));
  const head = { title: '外套', path: '/' };
  const describe = (over: object) =>
    documentHead(store.getState(), { ...head, ...over }).description;
  expect(describe({})).toBe('从别处寄来');
  expect(describe({ description: '羊毛的' })).toBe('羊毛的');
});

test.each([
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '外套', '外套 · 别处'],
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '', '别处'],
  [{}, '外套', '外套'],
])('of %j a document called %j is titled %j', (shop, title, expected) => {
  const store = makeStore();
  store.dispatch(setShop(shop));
  expect(documentHead(store.getState(), { title, path: '/' }).title).toBe(expected);
  expect(shopName(store.getState())).toBe('name' in shop ? shop.name : '');
});
