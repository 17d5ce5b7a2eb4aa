import { makeStore, setShopContent } from '@vitrine/state';
import { expect, test } from 'vitest';
import { completeHead, readShellContent, selectShopName } from './shop-content.ts';

const brands = { text: '品牌', link: '/category?tab=brands' };
const sale = { text: '特惠', link: { web: '/product/list?sale=all', mp: '/x' }, promotion: true };

test('reads header and footer, and both forms of a link', () => {
  const content = readShellContent(
    {
      name: '别处',
      menu: [brands, sale],
      slogan: '从别处寄来',
      footer: [{ title: '帮助', links: [{ text: '退换货', link: '/content/returns' }] }],
      legal: '© 2026',
      icp: { text: 'ICP', link: 'https://beian.miit.gov.cn/' },
    },
    'women',
  );
  expect(content).toMatchObject({ name: '别处', footerLead: '从别处寄来', legal: '© 2026' });
  expect(content.icp?.link).toEqual({ web: 'https://beian.miit.gov.cn/' });
  expect(content.menu).toMatchObject([
    { link: { web: '/category?tab=brands' }, promotion: false },
    { promotion: true, link: { mp: '/x' } },
  ]);
  expect(content.footer[0]?.links[0]?.text).toBe('退换货');
});

test('prefers the menu of a gender', () => {
  const shop = { menu: [brands, sale], menus: { men: [sale] } };
  expect(readShellContent(shop, 'men').menu).toHaveLength(1);
  expect(readShellContent(shop, 'women').menu).toHaveLength(2);
});

test.each([[{}], [{ name: 3, menu: 'none', footer: 1 }]])('reads empty content from %j', (shop) => {
  expect(readShellContent(shop, 'women')).toMatchObject({
    name: '',
    menu: [],
    footer: [],
    legal: '',
  });
});

test('uses the description of the shop for a page that has none', () => {
  const store = makeStore();
  store.dispatch(setShopContent({ description: '从别处寄来' }));
  const head = { title: '外套', path: '/' };
  const describe = (over: object) =>
    completeHead(store.getState(), { ...head, ...over }).description;
  expect(describe({})).toBe('从别处寄来');
  expect(describe({ description: '羊毛的' })).toBe('羊毛的');
});

test.each([
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '外套', '外套 · 别处'],
  [{ name: '别处', titleTemplate: '{title} · 别处' }, '', '别处'],
  [{}, '外套', '外套'],
])('with the content %j completes the title %j as %j', (shop, title, expected) => {
  const store = makeStore();
  store.dispatch(setShopContent(shop));
  expect(completeHead(store.getState(), { title, path: '/' }).title).toBe(expected);
  expect(selectShopName(store.getState())).toBe('name' in shop ? shop.name : '');
});
